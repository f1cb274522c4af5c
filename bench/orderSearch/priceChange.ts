import { setTimeout as wait } from "node:timers/promises";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";

const POLL_MS = 20;
const TIMEOUT_MS = 30_000;

/**
 * Returns the time (ms) from an owner's press on "Save" until a shopper's page has the new price of a set. `shopUrl`
 * may be another process than the one that the owner uses.
 */
export const measurePriceChange = async (
  { ownerUrl, shopUrl }: { readonly ownerUrl: string; readonly shopUrl: string },
  cookie: string,
  price: number,
): Promise<number> => {
  const siteUrl = `${ownerUrl}/api/owner/sites/ZA`;
  const headers = { cookie, "content-type": "application/json" };
  const { version: expectedVersion } = await (await fetch(siteUrl, { headers })).json();
  const change = { expectedVersion, setPrices: { square_trio: price } };
  const begin = performance.now();
  const saved = await fetch(siteUrl, { method: "PUT", headers, body: JSON.stringify(change) });
  if (!saved.ok) throw new Error(`The price was not saved: ${saved.status} ${await saved.text()}`);
  const text = formatMoney(minor(price), "ZAR");
  while (!(await (await fetch(`${shopUrl}/browse`)).text()).includes(text)) {
    if (performance.now() - begin > TIMEOUT_MS) throw new Error(`No page shows ${text}.`);
    await wait(POLL_MS);
  }
  return performance.now() - begin;
};
