import { REMINDER_DELAYS_DAYS } from "@storywall/domain/orders/photoReminders.ts";
import { Link } from "react-router";
import { EmailLink } from "../features/policies/EmailLink.tsx";
import { Paragraphs } from "../features/policies/Paragraphs.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { PAYMENT_MESSAGES } from "../features/policies/paymentMessages.ts";
import { useRootData } from "../lib/api/rootData.ts";
import { CURRENCY_NAMES } from "../lib/format/currencyNames.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/terms.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "Terms of sale | Storywall",
    description: `What holds when you buy a wall from Storywall in ${site.countryName}: prices, payment, your photos, delivery and your rights.`,
    path: "/terms",
  }));

export const loader = ({ context }: Route.LoaderArgs) => {
  const { business, rights } = context.get(pageContext);
  return { legalName: business.legalName, buyer: rights.buyer };
};

const REMINDER_DAYS_TEXT = REMINDER_DELAYS_DAYS.join(", ").replace(/, (\d+)$/, " and $1");

export default function Terms({ loaderData: { legalName, buyer } }: Route.ComponentProps) {
  const { site, payments } = useRootData();
  const { countryName, tax, currency } = site;
  return (
    <Page title="Terms of sale" lead="What you and we can rely on, in words that can be read.">
      <PolicySection id="who" title="Who sells">
        <p>
          You buy from {legalName ?? "Storywall"}. How to reach us is on the{" "}
          <Link to="/contact">contact page</Link>. These terms hold for walls that are delivered in{" "}
          {countryName}.
        </p>
      </PolicySection>
      <PolicySection id="prices" title="Prices and payment">
        <p>
          Prices are in {CURRENCY_NAMES[currency]} and include {tax.name} of {tax.percent} percent. Before you
          pay, you see everything once more and can correct it; the amount on the pay button is all that you
          pay.
        </p>
        <p>{PAYMENT_MESSAGES[payments.provider].terms}</p>
        <p>
          One promo code an order. Codes cannot be combined with other offers, nor applied to something that
          you bought earlier.
        </p>
      </PolicySection>
      <PolicySection id="order" title="When an order stands">
        <p>
          When your payment has arrived, your order stands, and we confirm it by e-mail. Please keep that
          mail: it is your receipt and the way back to your order. Money that reaches us twice, or that
          belongs to no order, we give back.
        </p>
        <p>
          You may pay first and send photos later. We begin when every tile has its photo, and remind you{" "}
          {REMINDER_DAYS_TEXT} days after the order. Until then you can cancel it.
        </p>
      </PolicySection>
      <PolicySection id="photos" title="Your photos">
        <p>
          Your photos stay yours. You let us copy and print them to make your wall, and for nothing else. Send
          us only what you may have printed: pictures that you took, or whose maker agrees. We do not print
          what the law forbids.
        </p>
        <p>
          The wall is printed as you see it: the same crop, the same frame. We tell you before you buy when a
          photo has too few pixels for its size. Colours on paper are never quite those of a screen that
          shines.
        </p>
      </PolicySection>
      <PolicySection id="delivery" title="Delivery, cancelling and returns">
        <p>
          All of it is on the page about <Link to="/delivery-and-returns">delivery and returns</Link>, which
          is part of these terms.
        </p>
      </PolicySection>
      <PolicySection id="hanging" title="Hanging">
        <p>
          The plates stick to clean, dry, firm walls. Paints that repel dirt may repel the plate too, so try
          one before you hang them all, and do not hang tiles where one could fall on somebody who sleeps. How
          it goes is on the page about <Link to="/how-it-works">how it works</Link>.
        </p>
      </PolicySection>
      <PolicySection id="law" title={`The law of ${countryName}`}>
        <p>The law of {countryName} holds. You can count on what it gives you, whatever else stands here:</p>
        <Paragraphs texts={buyer} />
      </PolicySection>
      <PolicySection id="change" title="When these terms change">
        <p>
          For your order hold the terms that stood here when you placed it. Questions go to <EmailLink />.
        </p>
      </PolicySection>
    </Page>
  );
}
