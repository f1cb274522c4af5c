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
    description: `The terms for buying a wall from Storywall in ${site.countryName}: prices, payment, your photos, delivery and your rights.`,
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
    <Page title="Terms of sale" lead="Our terms, in plain English.">
      <PolicySection id="who" title="Who sells">
        <p>
          You are buying from {legalName ?? "Storywall"}. How to reach us is on the{" "}
          <Link to="/contact">contact page</Link>. These terms apply to walls delivered in {countryName}.
        </p>
      </PolicySection>
      <PolicySection id="prices" title="Prices and payment">
        <p>
          Prices are in {CURRENCY_NAMES[currency]} and include {tax.name} of {tax.percent}%. Before you pay,
          you see everything once more and can correct it. The amount on the pay button is all you pay.
        </p>
        <p>{PAYMENT_MESSAGES[payments.provider].terms}</p>
        <p>
          One promo code per order. Codes can't be combined with other offers or applied to earlier purchases.
        </p>
      </PolicySection>
      <PolicySection id="order" title="When an order is confirmed">
        <p>
          Your order is confirmed once we have received your payment, and we confirm it by email. Please keep
          that email: it is your receipt, and it has the link to your order. If you pay twice by mistake, or
          we can't match a payment to an order, we refund it.
        </p>
        <p>
          You can pay first and send photos later. We start when every tile has its photo, and remind you{" "}
          {REMINDER_DAYS_TEXT} days after the order. Until then you can cancel it.
        </p>
      </PolicySection>
      <PolicySection id="photos" title="Your photos">
        <p>
          Your photos stay yours. You allow us to copy and print them to make your wall, and for nothing else.
          Send us only pictures you are allowed to print: ones you took, or whose owner agrees. We don't print
          anything unlawful.
        </p>
        <p>
          We print the wall as you see it: the same crop, the same frame. We tell you before you buy if a
          photo is too small for its frame. Colours on paper never look quite the same as on a bright screen.
        </p>
      </PolicySection>
      <PolicySection id="delivery" title="Delivery, cancelling and returns">
        <p>
          You'll find all of this under <Link to="/delivery-and-returns">delivery and returns</Link>, which is
          part of these terms.
        </p>
      </PolicySection>
      <PolicySection id="hanging" title="Hanging">
        <p>
          The plates stick to clean, dry, firm walls. They may not hold on dirt-repellent paint, so try one
          before you hang them all. Above a bed or a cot, hang tiles only where one has held for a week. For
          the steps, see <Link to="/how-it-works">how it works</Link>.
        </p>
      </PolicySection>
      <PolicySection id="law" title={`The law of ${countryName}`}>
        <p>
          These terms are governed by the law of {countryName}. Whatever they say, you keep the rights that
          law gives you:
        </p>
        <Paragraphs texts={buyer} />
      </PolicySection>
      <PolicySection id="change" title="When these terms change">
        <p>
          The terms published here when you placed your order apply to it. Send questions to <EmailLink />.
        </p>
      </PolicySection>
    </Page>
  );
}
