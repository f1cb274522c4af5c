import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { Link } from "react-router";
import { labelOf } from "../shopSettings/settingLabels.ts";
import styles from "./Countries.module.css";
import { findNextDetail } from "./findNextDetail.ts";
import { formPathOf } from "./formPathOf.ts";

type Props = {
  readonly site: OwnerSite;
  /** The form that this stands on: the last part of its address. */
  readonly form: string;
};

/** The way from one form of a country that is still prepared to the next. Nothing for one that is open. */
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
