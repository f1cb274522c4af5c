import { Link } from "react-router";
import { IllustratedSteps } from "../features/policies/IllustratedSteps.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { useSite } from "../lib/api/site.ts";
import { formatDuration, formatWorkingDays } from "../lib/format/formatDuration.ts";
import { metaFor } from "../lib/page/meta.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/howItWorks.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "How it works, from photos to wall | Storywall",
    description: `Choose a layout, add your photos, pick a frame; we make it in ${site.copy.business_location} and you stick it up without a nail.`,
    path: "/how-it-works",
  }));

export default function HowItWorks() {
  const { copy, countryName, dispatchDays, changeWindowMinutes } = useSite();
  const cancel =
    changeWindowMinutes > 0
      ? ` You can still cancel for ${formatDuration(changeWindowMinutes)}, by yourself.`
      : "";
  return (
    <Page
      title="From your phone to your wall"
      lead="You need photos and a free piece of wall. No account, no nail, no hammer."
      width="wide"
    >
      <IllustratedSteps
        steps={[
          {
            name: "Pick",
            text: "Choose a layout and all your photos in one go. We fill the wall, you move what you like.",
            illustration: "step-pick",
          },
          {
            name: "Place",
            text: "See every tile as it will hang, at true size. Swap photos, move what each one shows, take a step back when you change your mind.",
            illustration: "step-place",
          },
          {
            name: "Frame",
            text: "Black, white or oak, with a white mat or without. We tell you before you buy when a photo is too small to be sharp.",
            illustration: "step-frames",
          },
          {
            name: "Order",
            text: `The price that you see is all there is to pay, and you check everything once more before you do.${cancel}`,
            illustration: "offer-charming_six",
          },
          {
            name: "We make it",
            text: `${copy.made_and_shipped_text} It is usually sent within ${formatWorkingDays(dispatchDays.from, dispatchDays.to)}.`,
            illustration: "step-parcel",
          },
          {
            name: "Stick",
            text: "A small plate sticks to the wall, the tile holds to it by a magnet. Move the tiles as often as you like; the plate comes off without damage.",
            illustration: "step-stick",
          },
        ]}
      />
      <PolicySection id="later" title="Photos not ready?">
        <p>
          Choose the wall and pay for it now, and send the photos later, by a link in your mail. We begin when
          every tile has one, and you can cancel until then.
        </p>
      </PolicySection>
      <PolicySection id="wrong" title="And if it does not look right at home?">
        <p>
          Send it back and you get a full refund. How is on the page about{" "}
          <Link to="/delivery-and-returns">delivery and returns</Link> in {countryName}.
        </p>
        <p>
          <Link to="/frames">See the frames and sizes from near</Link>, or begin with your own photos:
        </p>
        <div>
          <ButtonLink to="/browse" size="large">
            Choose a layout
          </ButtonLink>
        </div>
      </PolicySection>
    </Page>
  );
}
