import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { Link } from "react-router";
import { TextField } from "../../../ui/form/Field.tsx";
import { FilterBar } from "../ui/FilterBar.tsx";
import { datePresets } from "./datePresets.ts";
import styles from "./Figures.module.css";
import { type FigureAddress, figureSearch } from "./figureAddress.ts";

type Props = {
  readonly address: FigureAddress;
  /** The current local day of the site. */
  readonly today: string;
  readonly sites: readonly { readonly code: SiteCode; readonly countryName: string }[];
  /** Why the days are invalid; null when they are valid. */
  readonly issue: string | null;
};

/** Chooses the country and the days: six presets, and two fields for any other span. */
export function FigureSpanForm({ address, today, sites, issue }: Props) {
  const { site, from, to, payments } = address;
  return (
    <>
      <nav aria-label="Country" className={styles.choices}>
        {sites.map(({ code, countryName }) => (
          <Link
            key={code}
            to={figureSearch({ ...address, site: code })}
            aria-current={code === site ? "page" : undefined}
          >
            {countryName}
          </Link>
        ))}
      </nav>
      <nav aria-label="Days" className={styles.choices}>
        {datePresets(today).map(({ label, ...span }) => (
          <Link
            key={label}
            to={figureSearch({ ...address, ...span })}
            aria-current={span.from === from && span.to === to ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <FilterBar label="Figures">
        <input type="hidden" name="site" value={site} />
        {payments && <input type="hidden" name="payments" value={payments} />}
        <TextField type="date" label="From" name="from" defaultValue={from} />
        <TextField
          type="date"
          label="Until"
          name="to"
          defaultValue={to}
          {...(issue !== null && { error: issue, autoFocus: true })}
        />
      </FilterBar>
    </>
  );
}
