import { useLocation } from "react-router";
import { storefrontUrl, useRootData } from "../../lib/api/rootData.ts";
import { CURRENCY_NAMES } from "../../lib/format/currencyNames.ts";
import { CheckIcon } from "../../ui/icons/icons.tsx";
import styles from "./StorefrontLinks.module.css";

/**
 * Returns the path at another storefront: checkouts and orders belong to one country, all other pages exist in each.
 */
const pathInOtherCountry = (path: string): string => (/^\/(checkout|order)/.test(path) ? "/" : path);

/** Links to the storefronts of all countries that we deliver to. */
export function StorefrontLinks() {
  const { site, storefronts } = useRootData();
  const { pathname } = useLocation();
  return (
    <ul className={styles.list}>
      {storefronts.map((storefront) => {
        const isCurrent = storefront.code === site.code;
        return (
          <li key={storefront.code}>
            <a
              href={storefrontUrl(storefront, storefronts, pathInOtherCountry(pathname))}
              hrefLang={storefront.locale}
              aria-current={isCurrent ? "true" : undefined}
              className={styles.link}
            >
              <span>
                {storefront.countryName}
                <span className={styles.currency}>, prices in {CURRENCY_NAMES[storefront.currency]}</span>
              </span>
              {isCurrent && <CheckIcon size={20} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
