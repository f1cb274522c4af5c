import { Link } from "react-router";
import { MessagesButton } from "../features/messages/MessagesButton.tsx";
import { EmailLink } from "../features/policies/EmailLink.tsx";
import { PolicySection } from "../features/policies/PolicySection.tsx";
import { useSite } from "../lib/api/site.ts";
import { formatWorkingDays } from "../lib/format/formatDuration.ts";
import { metaFor } from "../lib/page/meta.ts";
import { pageContext } from "../pageContext.ts";
import { FactList } from "../ui/FactList.tsx";
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
  const { copy, countryName, tax } = useSite();
  const { phone } = business;
  return (
    <Page
      title="Talk to us"
      lead={`About a wall that you are planning, or one that is on its way. You get an answer within ${formatWorkingDays(business.answerDays)}.`}
    >
      <FactList
        facts={[
          ["E-mail", <EmailLink key="mail" />],
          ["Phone", phone && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>],
          ["Hours", business.hours],
          ["Workshop", `${copy.business_location}, ${countryName}`],
        ]}
      />
      <PolicySection id="messages" title="Write to us">
        <p>
          Ask about sizes, photos, delivery, anything. If you have left the page when we answer, the answer
          comes by e-mail.
        </p>
        <div>
          <MessagesButton answeredWithin={formatWorkingDays(business.answerDays)} />
        </div>
      </PolicySection>
      <PolicySection id="order" title="About an order">
        <p>
          Write from the e-mail address that you gave at checkout, or tell us the number of your order; it is
          in every mail that we sent. The link in those mails opens your order: there you see how far it is,
          and can change or cancel it while there is time.
        </p>
        <p>
          Something arrived broken, or you changed your mind?{" "}
          <Link to="/delivery-and-returns">This is how we put it right</Link>.
        </p>
      </PolicySection>
      <PolicySection id="trader" title="Who you buy from">
        <FactList
          facts={[
            ["Shop", business.legalName === null ? "Storywall" : `Storywall, by ${business.legalName}`],
            ["Registration", business.registration],
            [`${tax.name} registration`, business.taxNumber],
            ["Address", business.address],
            ["Sells in", countryName],
          ]}
        />
        <p>
          What holds when you buy here is in the <Link to="/terms">terms</Link>; what we keep of you, in the{" "}
          <Link to="/privacy">privacy page</Link>. Many questions are <Link to="/faq">answered already</Link>.
        </p>
      </PolicySection>
    </Page>
  );
}
