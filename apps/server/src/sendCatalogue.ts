// npm run shopify:catalogue: makes the products and webhooks of each site's commerce host. May be run again at any time.
import { listSites } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { unitOfWork } from "./adapters/database/engine/unitOfWork.ts";
import { siteData } from "./adapters/database/sites/siteData.ts";
import { stock } from "./adapters/database/stock/stock.ts";
import { systemClock as clock } from "./adapters/system/clock.ts";
import { checkCommerceHosts } from "./checkCommerceHosts.ts";
import { createCommerceHosts } from "./commerceHosts.ts";
import { type Config, readConfig } from "./config/config.ts";
import { ensureDataFolder } from "./dataFolder.ts";
import { openDatabase } from "./openDatabase.ts";
import { StartupError } from "./startupError.ts";
import { saveCatalogue } from "./usecases/commerce/saveCatalogue.ts";
import { openSites } from "./usecases/sites/liveSites.ts";

const main = async (): Promise<void> => {
  const result = readConfig();
  if (result.kind === "issues") return reportIssues(result.issues);
  const closers: (() => unknown)[] = [];
  try {
    await sendCatalogue(result.config, (close) => closers.push(close));
  } catch (error) {
    // The person can correct a wrong setting or right, so one sentence is enough.
    if (!(error instanceof Error)) throw error;
    reportIssues([error.message]);
  } finally {
    for (const close of closers.reverse()) await close();
  }
};

const sendCatalogue = async (config: Config, onStop: (close: () => unknown) => void): Promise<void> => {
  const commerceHosts = createCommerceHosts(config.commerce, {
    now: clock.now(),
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  if (Object.keys(commerceHosts).length === 0) throw new StartupError("COMMERCE is not shopify.");
  ensureDataFolder(config.dataDir);
  const { database } = await openDatabase(config, onStop);
  onStop(() => database.destroy());
  const sites = await openSites({
    siteData: siteData(database),
    stock: stock(database),
    clock,
    seeds: SITE_SEEDS,
  });
  await checkCommerceHosts(commerceHosts, sites.current());
  const shop = { ...unitOfWork(database), sites: sites.current, clock, commerceHosts };
  for (const { code: site } of listSites(sites.current())) {
    const host = commerceHosts[site];
    if (!host) continue;
    for (const { sku, variantId, price } of await saveCatalogue(shop, site)) {
      process.stdout.write(`${sku.padEnd(22)} ${(price / 100).toFixed(2).padStart(9)}  ${variantId}\n`);
    }
    // Shopify sends webhooks to public addresses only.
    if (!config.publicUrl.startsWith("https:")) continue;
    const webhookUrl = `${config.publicUrl}/api/commerce/webhook/${host.name}`;
    await host.subscribe(webhookUrl);
    process.stdout.write(`${site}: webhooks come to ${webhookUrl}\n`);
  }
};

const reportIssues = (issues: readonly string[]): void => {
  process.stderr.write(`The catalogue was not sent.\n${issues.map((issue) => `  ${issue}\n`).join("")}`);
  process.exitCode = 1;
};

await main();
