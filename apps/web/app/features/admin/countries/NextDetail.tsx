import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { Link } from "react-router";
import { labelOf } from "../shopSettings/settingLabels.ts";
import styles from "./Countries.module.css";
import { findNextDetail } from "./findNextDetail.ts";
import { formPathOf } from "./formPathOf.ts";

type Props = {
  readonly site: OwnerSite;
  /** The form that this is shown on, as the last part of its address. */
  readonly form: string;
};

/** A link from one form of a country in preparation to the next. Nothing for an open country. */
export function NextDetail({ site, form }: Props) {
  if (site.isOpen) return null;
  const { count, next } = findNextDetail(site, form);
  const details = count === 1 ? "one more detail" : `${count} more details`;
  return (
    <p className={styles.next}>
      {count === 0 ? (
        <>
          All details are in. <Link to={`/admin/shop#${site.code}`}>Open {site.countryName} to shoppers</Link>
        </>
      ) : (
        <>
          Before {site.countryName} opens, it needs {details}
          {next === undefined ? (
            ", all on this page."
          ) : (
            <>
              . Next: <Link to={formPathOf(next, site.code)}>{labelOf(next, site)}</Link>
            </>
          )}
        </>
      )}
    </p>
  );
}
