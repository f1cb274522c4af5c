import { formatDuration } from "@storywall/domain/time/formatDuration.ts";
import { Link } from "react-router";
import { IllustratedSteps } from "../features/policies/IllustratedSteps.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { useSite } from "../lib/api/site.ts";
import { formatWorkingDays } from "../lib/format/formatDays.ts";
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
      ? ` You can still cancel it yourself for ${formatDuration(changeWindowMinutes)}.`
      : "";
  return (
    <Page
      title="From your phone to your wall"
      lead="All you need is your photos and a free stretch of wall. No account, no nails, no hammer."
      width="wide"
    >
      <IllustratedSteps
        steps={[
          {
            name: "Pick",
            text: "Choose a layout and all your photos in one go. We fill the wall; you move things around.",
            picture: { closeUp: "prints" },
          },
          {
            name: "Place",
            text: "See every tile as it will hang, at true size. Swap photos, adjust their crops, and undo whenever you change your mind.",
            picture: { illustration: "step-place" },
          },
          {
            name: "Frame",
            text: "Black, white or oak, with a white mat or without. We'll tell you before you buy if a photo is too small to be sharp.",
            picture: { closeUp: "stack" },
          },
          {
            name: "Order",
            text: `The price you see is all you pay, and you check everything once more before you do.${cancel}`,
            picture: { illustration: "offer-charming_six" },
          },
          {
            name: "We make it",
            text: `${copy.made_and_shipped_text} It's usually sent within ${formatWorkingDays(dispatchDays.from, dispatchDays.to)}.`,
            picture: { closeUp: "parcel" },
          },
          {
            name: "Stick",
            text: "A small plate sticks to the wall and a magnet holds the tile to it. Move the tiles as often as you like; the plates come off without damage.",
            picture: { closeUp: "magnet" },
          },
        ]}
      />
      <PolicySection id="later" title="Photos not ready?">
        <p>
          Choose and pay for your wall now, and send the photos later with a link we email you. We start when
          every tile has its photo, and you can cancel until then.
        </p>
      </PolicySection>
      <PolicySection id="wrong" title="What if it doesn't look right at home?">
        <p>
          Send it back for a full refund. See <Link to="/delivery-and-returns">delivery and returns</Link> in{" "}
          {countryName}.
        </p>
        <p>
          <Link to="/frames">See the frames and sizes up close</Link>, or start with your own photos:
        </p>
        <div>
          <ButtonLink to="/browse" size="large">
            Browse layouts and sets
          </ButtonLink>
        </div>
      </PolicySection>
    </Page>
  );
}
