import { Link } from "react-router";
import { EmailLink } from "../features/policies/EmailLink.tsx";
import { Paragraphs } from "../features/policies/Paragraphs.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { useFormatMoney, useSite } from "../lib/api/site.ts";
import { formatDuration, formatWorkingDays } from "../lib/format/formatDuration.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/deliveryAndReturns.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "Delivery and returns | Storywall",
    description: `What delivery in ${site.countryName} costs, when your wall is sent, how to cancel, and how to send it back for a full refund.`,
    path: "/delivery-and-returns",
  }));

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).rights;

/**
 * Delivery and returns in full (R9.4, R9.15). What the law requires is the site's own text, separate from our promises.
 */
export default function DeliveryAndReturns({ loaderData: rights }: Route.ComponentProps) {
  const { copy, countryName, dispatchDays, changeWindowMinutes, shippingRates, tax } = useSite();
  const money = useFormatMoney();
  return (
    <Page title="Delivery and returns" lead={copy.free_shipping_text}>
      <PolicySection id="cost" title="What delivery costs">
        <ul>
          {shippingRates.map(({ handle, title, price }) => (
            <li key={handle}>
              {title}: {price === 0 ? "nothing to pay" : money(price)}
            </li>
          ))}
        </ul>
        <p>
          All prices include {tax.name}. What you see before you pay is all that you pay; we deliver to
          addresses in {countryName}.
        </p>
      </PolicySection>
      <PolicySection id="when" title="When it comes">
        <p>
          Every wall is made when it is ordered. We print, frame and pack it in {copy.business_location} and
          usually hand it to the courier within {formatWorkingDays(dispatchDays.from, dispatchDays.to)} after
          your order is complete: paid, and with a photo for every tile.
        </p>
        <p>
          How long the courier then takes depends on where you live. We write to you when the parcel leaves,
          with its number where the courier gives one, and the courier rings the number that you gave.
        </p>
      </PolicySection>
      <PolicySection id="cancel" title="Cancel or change an order">
        <p>
          {changeWindowMinutes > 0
            ? `For ${formatDuration(changeWindowMinutes)} after it is complete you can change the photos, crops and address of an order yourself, or cancel it: the link in your mails opens it. Nothing is printed before that, and of an order that you cancel all of your money goes back.`
            : "An order that is complete goes straight into the workshop."}{" "}
          An order that still waits for photos can be cancelled until they are all here.
        </p>
        <p>
          Later than that, or something else to change? Write to <EmailLink /> as soon as you can. What is not
          printed yet we can still change; what is printed you can send back.
        </p>
      </PolicySection>
      <PolicySection id="damaged" title="Damaged on the way, or not right">
        <p>
          Tell us at <EmailLink />, with the number of your order and a photo of what is wrong. We make it
          anew or give your money back, as you like, and pay for whatever has to travel. A print that is not
          what you saw on the screen counts as well.
        </p>
      </PolicySection>
      <PolicySection id="return" title="You do not like it">
        <p>
          Send your order back and you get a full refund, although every tile was made for you alone. Write to{" "}
          <EmailLink /> first; we tell you where it goes. Where nothing is wrong with the wall, you pay for
          sending it; everything that you paid us comes back.
        </p>
      </PolicySection>
      <PolicySection id="refund" title="When your money is back">
        <p>
          We give it back to what you paid with: at once when you cancel, and when your parcel has reached us
          when you send it back. Banks take a few working days to show it. You get a mail when it is on its
          way.
        </p>
      </PolicySection>
      <PolicySection id="law" title={`What the law gives you in ${countryName}`}>
        <Paragraphs texts={rights.buyer} />
      </PolicySection>
      <p>
        Anything else? <Link to="/contact">Talk to us</Link>, or read the <Link to="/terms">terms</Link>.
      </p>
    </Page>
  );
}
