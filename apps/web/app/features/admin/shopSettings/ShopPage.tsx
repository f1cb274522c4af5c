import type { SiteSummary } from "@storywall/contract/calls/sites/getSites.ts";
import type { PaymentProvider } from "@storywall/contract/schemas/payment.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import { Link } from "react-router";
import { ClosedCountry } from "../countries/ClosedCountry.tsx";
import { formPathOf } from "../countries/formPathOf.ts";
import { mayOpen } from "../shell/adminPages.ts";
import { useOwnerSession } from "../shell/useOwnerSession.ts";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import styles from "./ShopPage.module.css";
import { SETTING_SECTIONS } from "./settingSections.ts";
import { listWhatIsLeft } from "./whatIsLeft.ts";

const LINKS = [
  { to: "/admin/shop/prices", title: "Prices", lead: "Frames and sets in every country, in one grid." },
  ...SETTING_SECTIONS.map(({ key, title, lead }) => ({ to: `/admin/shop/${key}`, title, lead })),
  { to: "/admin/codes", title: "Promo codes", lead: "Make, end and follow codes." },
  { to: "/admin/shop/history", title: "History", lead: "Who changed what; bring back any version." },
  {
    to: "/admin/shop/new-country",
    title: "Add a country",
    lead: "Sell somewhere else, in its own currency.",
  },
];

type Props = {
  readonly sites: readonly OwnerSite[];
  readonly summaries: readonly SiteSummary[];
  readonly areMailsFiles: boolean;
};

/** The overview of the shop: whether each country may sell, who takes its payments, and a link to each form. */
export function ShopPage({ sites, summaries, areMailsFiles }: Props) {
  const { staff } = useOwnerSession();
  const links = LINKS.filter(({ to }) => mayOpen(staff?.rights ?? [], to));
  return (
    <AdminPage title="Shop" lead="Everything that shoppers see, and what it costs.">
      <ul className={styles.sites}>
        {sites.map((site) => {
          const summary = summaries.find(({ code }) => code === site.code);
          const left = listWhatIsLeft(summary?.paymentProvider ?? null, areMailsFiles);
          return (
            <li key={site.code} id={site.code}>
              <h2>
                {site.countryName} <SiteBadge site={site} isReady={left.length === 0} />
              </h2>
              <SiteState site={site} />
              {site.isOpen && left.length > 0 && <p>Left before you sell: {left.join("; ")}.</p>}
              <Storefront summary={summary} />
            </li>
          );
        })}
      </ul>
      <ul className={styles.links}>
        {links.map(({ to, title, lead }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}

function SiteBadge({ site, isReady }: { readonly site: OwnerSite; readonly isReady: boolean }) {
  if (!site.isOpen) return <Badge tone="attention">not open yet</Badge>;
  if (findMissingDetails(site).length > 0) return <Badge tone="attention">not ready to sell</Badge>;
  return isReady ? (
    <Badge tone="good">ready to sell</Badge>
  ) : (
    <Badge tone="neutral">details are complete</Badge>
  );
}

function SiteState({ site }: { readonly site: OwnerSite }) {
  const { staff } = useOwnerSession();
  if (!site.isOpen) return <ClosedCountry site={site} />;
  const missing = findMissingDetails(site);
  const [first] = missing;
  if (first === undefined) return null;
  const form = formPathOf(first, site.code);
  if (!mayOpen(staff?.rights ?? [], form)) return <p>Some details are missing. An owner can enter them.</p>;
  return (
    <p>
      <Link to={form}>
        Enter {missing.length} {missing.length === 1 ? "detail" : "details"}
      </Link>
    </p>
  );
}

const PROVIDER_NAMES: Readonly<Record<Exclude<PaymentProvider, "test">, string>> = {
  stripe: "Stripe",
  paystack: "Paystack",
  shopify: "Shopify's checkout",
};

/**
 * Where shoppers find a country, and who takes its payments. Keys and hosts are settings of the server, so no form asks
 * for them; the page says who sets them.
 */
function Storefront({ summary }: { readonly summary: SiteSummary | undefined }) {
  if (!summary) return null;
  const { code, countryName, isOpen, url, paymentProvider } = summary;
  return (
    <>
      <p>Address: {isOpen ? <a href={url}>{url}</a> : url}</p>
      <p>Payments: {describePayments(paymentProvider)}</p>
      <details className={styles.more}>
        <summary>Payments and address of {countryName}</summary>
        <p>
          Test cards work at once. The keys of Stripe or Paystack are secrets, so they aren't typed on this
          page. Ask the person who runs the server to enter your keys and the web address of this shop, and to
          restart it. (For them: the settings <code>PAYMENTS_{code}</code> with its keys, and{" "}
          <code>shop.example={code}</code> in <code>SITE_HOSTS</code>; docs/operations.md, Add a country.)
        </p>
      </details>
    </>
  );
}

const describePayments = (provider: PaymentProvider | null): string => {
  if (provider === null) return "none yet, so it can't open.";
  return provider === "test"
    ? "test cards. Everything works, and no card is charged."
    : PROVIDER_NAMES[provider];
};
