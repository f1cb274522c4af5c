import { isDeliveryFree } from "@storywall/domain/pricing/deliveryTerms.ts";
import { Link } from "react-router";
import { useRootData } from "../../lib/api/rootData.ts";
import { useSite } from "../../lib/api/site.ts";
import { usePanels } from "../../lib/page/panels.ts";
import { MailIcon, ReturnIcon, TruckIcon } from "../../ui/icons/icons.tsx";
import { Seller } from "../../ui/Seller.tsx";
import styles from "./Footer.module.css";
import { StorefrontLinks } from "./StorefrontLinks.tsx";
import { Wordmark } from "./Wordmark.tsx";

type PageLinks = readonly (readonly [path: string, name: string])[];

const LINK_GROUPS: readonly { readonly name: string; readonly links: PageLinks }[] = [
  {
    name: "Shop",
    links: [
      ["/browse", "Layouts and sets"],
      ["/art", "Wall art"],
      ["/frames", "The frames"],
      ["/design", "Design your wall"],
      ["/walls", "Your walls"],
    ],
  },
  {
    name: "Help",
    links: [
      ["/how-it-works", "How it works"],
      ["/walls#orders", "Find my order"],
      ["/faq", "Questions and answers"],
      ["/delivery-and-returns", "Delivery and returns"],
      ["/contact", "Contact"],
    ],
  },
  {
    name: "Small print",
    links: [
      ["/terms", "Terms"],
      ["/privacy", "Privacy"],
    ],
  },
];

export function Footer() {
  const site = useSite();
  const { copy, tax } = site;
  const { tagManagerId } = useRootData();
  const show = usePanels((panels) => panels.show);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Wordmark />
          <p>
            {copy.made_and_shipped_headline}. All prices include {tax.name}
            {isDeliveryFree(site) && " and delivery"}.
          </p>
          <Seller className={styles.seller} />
        </div>
        <ul className={styles.promises}>
          <li>
            <TruckIcon />
            {copy.free_shipping_text}
          </li>
          <li>
            <ReturnIcon />
            Not happy? Send it back for a full refund.
          </li>
          <li>
            <MailIcon />
            <a href={`mailto:${copy.email_address}`}>{copy.email_address}</a>
          </li>
        </ul>
        <nav aria-label="Footer" className={styles.nav}>
          {LINK_GROUPS.map(({ name, links }) => (
            <div key={name}>
              <h2 className={styles.heading}>{name}</h2>
              <ul>
                {links.map(([path, label]) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {tagManagerId !== null && (
            <button type="button" onClick={() => show("consent")}>
              Counting visits
            </button>
          )}
        </nav>
        <section aria-labelledby="countries" className={styles.countries}>
          <h2 id="countries" className={styles.heading}>
            We deliver in
          </h2>
          <StorefrontLinks />
        </section>
      </div>
    </footer>
  );
}
