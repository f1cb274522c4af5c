import { sellerName, taxNumberBeside } from "@storywall/domain/text/sellerText.ts";
import { Link } from "react-router";
import { MessagesButton } from "../features/messages/MessagesButton.tsx";
import { EmailLink } from "../features/policies/EmailLink.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { useSite } from "../lib/api/site.ts";
import { formatWorkingDays } from "../lib/format/formatDays.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { FactList } from "../ui/FactList.tsx";
import { NotOpenNote } from "../ui/notOpen/NotOpenNote.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/contact.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, ({ site }) => ({
    title: "Contact | Storywall",
    description: `How to reach Storywall in ${site.countryName}, how soon you get an answer, and who you buy from.`,
    path: "/contact",
  }));

export const loader = ({ context }: Route.LoaderArgs) => context.get(pageContext).business;

export default function Contact({ loaderData: business }: Route.ComponentProps) {
  const { orderNumberPrefix, copy, countryName, tax } = useSite();
  const { phone, registration } = business;
  const taxNumber = business.taxNumber && taxNumberBeside(registration, tax.name, business.taxNumber);
  return (
    <Page
      title="Talk to us"
      lead={`About a wall you're planning, or one that's on its way. You'll get an answer within ${formatWorkingDays(business.answerDays)}.`}
    >
      <NotOpenNote />
      <FactList
        facts={[
          ["Email", <EmailLink key="mail" />],
          ["Phone", phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>],
          ["Hours", business.hours],
          ["Workshop", `${copy.business_location}, ${countryName}`],
        ]}
      />
      <PolicySection id="messages" title="Write to us">
        <p>
          Ask about sizes, photos, delivery, anything. We'll reply here, or by email if you've left the page.
        </p>
        <div>
          <MessagesButton answeredWithin={formatWorkingDays(business.answerDays)} />
        </div>
      </PolicySection>
      <PolicySection id="order" title="About an order">
        <p>
          Write from the email address you gave at checkout, or tell us your order number. It looks like{" "}
          {orderNumberPrefix}-10001 and is in every email we sent you. The link in those emails opens your
          order, where you can see how far along it is, and change or cancel it while there's time.
        </p>
        <p>
          Something arrived broken, or you changed your mind?{" "}
          <Link to="/delivery-and-returns">Here's how we put it right</Link>.
        </p>
      </PolicySection>
      <PolicySection id="trader" title="Who you're buying from">
        <FactList
          facts={[
            ["Shop", sellerName(business.legalName)],
            ["Registration", registration],
            [`${tax.name} registration`, taxNumber],
            ["Address", business.address],
            ["Sells in", countryName],
          ]}
        />
        <p>
          The rules for buying here are in our <Link to="/terms">terms</Link>; what we hold about you is in
          our <Link to="/privacy">privacy policy</Link>. Your question may be{" "}
          <Link to="/faq">answered already</Link>.
        </p>
      </PolicySection>
    </Page>
  );
}
