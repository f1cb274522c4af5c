import type { ClipboardEvent } from "react";
import { moneyFromTyped } from "../fieldValues.ts";
import { MoneyInput } from "../MoneyInput.tsx";
import type { SiteDrafts } from "../useSiteDrafts.ts";
import styles from "./PriceGrid.module.css";
import { PRICE_ROWS, readCells } from "./priceRows.ts";

/** Prices of sizes and sets by country. Pasted cells fill the grid from the focused cell to the right and down. */
export function PriceGrid({ drafts }: { readonly drafts: SiteDrafts }) {
  const sites = drafts.drafts.map(({ base }) => base);
  const handlePaste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = readCells(event.clipboardData.getData("text"));
    if (cells.length === 1 && cells[0]?.length === 1) return;
    event.preventDefault();
    cells.forEach((values, down) => {
      values.forEach((typed, right) => {
        const target = PRICE_ROWS[row + down];
        const site = sites[column + right];
        // An empty cell of the spreadsheet leaves the price as it is.
        if (target && site && typed.trim() !== "") drafts.edit(site.code, target.path, moneyFromTyped(typed));
      });
    });
  };
  return (
    <div className={styles.grid} style={{ "--columns": sites.length }}>
      <div className={styles.head} aria-hidden="true">
        <span />
        {sites.map(({ code, countryName, currency }) => (
          <span key={code}>
            {countryName}, {currency}
          </span>
        ))}
      </div>
      {PRICE_ROWS.map(({ path, name, detail }, row) => (
        <fieldset key={path} className={styles.row}>
          <legend>
            {name} <small>{detail}</small>
          </legend>
          {sites.map(({ code, countryName }, column) => (
            <MoneyInput
              key={code}
              name={`${code}.${path}`}
              label={countryName}
              isPrice
              value={drafts.valueOf(code, path)}
              isWrong={drafts.errorsOf(code).has(path)}
              onChange={(value) => drafts.edit(code, path, value)}
              onPaste={(event) => handlePaste(event, row, column)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
