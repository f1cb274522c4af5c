import { changesText } from "@storywall/domain/orders/changesText.ts";
import { Link } from "react-router";
import { EmailLink } from "../features/policies/EmailLink.tsx";
import { Paragraphs } from "../features/policies/Paragraphs.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { useFormatMoney, useSite } from "../lib/api/site.ts";
import { formatWorkingDays } from "../lib/format/formatDays.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { DeliveryDays } from "../ui/DeliveryDays.tsx";
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
  const { copy, countryName, dispatchDays, courierDays, changeWindowMinutes, shippingRates, tax } = useSite();
  const money = useFormatMoney();
  const first = shippingRates[0]?.courierDays ?? courierDays;
  // When delivery options differ, the sentence says which one it is about.
  const isFirstOfSeveral = shippingRates.length > 1 && shippingRates.some((rate) => rate.courierDays);
  return (
    <Page title="Delivery and returns" lead={copy.free_shipping_text}>
      <PolicySection id="cost" title="What delivery costs">
        <ul>
          {shippingRates.map(({ handle, title, price, courierDays: days }) => (
            <li key={handle}>
              {price > 0 ? `${title}: ${money(price)}` : /free/i.test(title) ? title : `${title}: free`}
              {days && `, ${formatWorkingDays(days.from, days.to)} with the courier`}
            </li>
          ))}
        </ul>
        <p>
          All prices include {tax.name}. What you see before you pay is all you pay. We deliver to addresses
          in {countryName}.
        </p>
      </PolicySection>
      <PolicySection id="when" title="When it comes">
        <p>
          Every wall is made to order. We print, frame and pack it in {copy.business_location} and usually
          hand it to the courier within {formatWorkingDays(dispatchDays.from, dispatchDays.to)} after your
          order is complete: paid, and with a photo for every tile.
        </p>
        {first.from !== null && (
          <>
            <p>
              The courier then takes {formatWorkingDays(first.from, first.to)}
              {isFirstOfSeveral && ` (${shippingRates[0]?.title})`}, depending on where you live. Weekends and
              public holidays don't count.
            </p>
            <DeliveryDays />
          </>
        )}
        <p>
          We'll email you when the parcel leaves, with its tracking number if there is one, and the courier
          will call the number you gave.
        </p>
      </PolicySection>
      <PolicySection id="cancel" title="Cancel or change an order">
        <p>
          {changesText({ minutes: changeWindowMinutes, from: "completion" })}{" "}
          {changeWindowMinutes > 0 && "Use the link in our emails. Nothing is printed before then. "}
          An order that is still waiting for photos can be changed or cancelled until they have all arrived.
        </p>
        <p>
          Anything else you'd like to change? Write to <EmailLink /> as soon as you can. We can still change
          what isn't printed yet; you can send back what is.
        </p>
      </PolicySection>
      <PolicySection id="damaged" title="Damaged on the way, or not right">
        <p>
          Tell us at <EmailLink />, with your order number and a photo of what is wrong. We'll remake it or
          refund you, whichever you prefer, and pay for any postage. That includes prints that don't match
          what you saw on screen.
        </p>
      </PolicySection>
      <PolicySection id="return" title="If you don't like it">
        <p>
          Send your order back for a full refund, even though every tile was made just for you. Write to{" "}
          <EmailLink /> first, and we'll tell you where to send it. If nothing is wrong with the wall, you pay
          for the return postage; we refund everything you paid us.
        </p>
      </PolicySection>
      <PolicySection id="refund" title="When you get your money back">
        <p>
          We refund the card or account you paid with: right away when you cancel, or when your parcel reaches
          us if you send it back. It usually takes a few working days to show in your account. We'll email you
          when it's on its way.
        </p>
      </PolicySection>
      <PolicySection id="law" title={`Your rights by law in ${countryName}`}>
        <Paragraphs texts={rights.buyer} />
      </PolicySection>
      <p>
        Anything else? <Link to="/contact">Talk to us</Link>, or read the <Link to="/terms">terms</Link>.
      </p>
    </Page>
  );
}
