import type { Page } from "@playwright/test";
import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { createShopper } from "../support/shoppers.ts";
import { test as shopTest } from "../support/test.ts";
import { TestServer } from "../support/testServer.ts";
import { useForFile } from "../support/useForFile.ts";
import { waitForHydration } from "../support/waitForHydration.ts";

const OWNER_PASSWORD = "a long password";

/** ZA has a tag manager, AU has none. */
const getServer = useForFile(shopTest, () =>
  TestServer.startForFile({ TAG_MANAGER_ID_ZA: "GTM-TEST12", OWNER_PASSWORD }),
);

const test = shopTest.extend<{ readonly server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern
  server: async ({}, use) => use(await getServer()),
  baseURL: async ({ server, site }, use) => use(`http://${site.toLowerCase()}.localhost:${server.port}`),
});
const { expect } = shopTest;

/** Collects the URLs beyond this machine that the page requests. */
const collectExternalRequests = (page: Page): readonly string[] => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith("localhost")) requestedUrls.push(request.url());
  });
  return requestedUrls;
};

const consentBar = (page: Page) => page.getByRole("region", { name: "Counting visits" });
const consentButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Counting visits" });

type Entry = Readonly<Record<string, unknown>>;
const readDataLayer = (page: Page): Promise<readonly Entry[]> =>
  page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer ?? [])));
const readEventNames = async (page: Page): Promise<readonly unknown[]> =>
  (await readDataLayer(page)).flatMap(({ event }) => (typeof event === "string" ? [event] : []));
const waitForEvent = async (page: Page, name: string): Promise<Entry> => {
  await expect.poll(() => readEventNames(page)).toContain(name);
  return (await readDataLayer(page)).find(({ event }) => event === name) ?? {};
};

test("R2.5 without a tag id or without consent no request goes to another host", async ({
  page,
  baseURL,
}) => {
  const externalRequests = collectExternalRequests(page);
  const auUrl = (baseURL ?? "").replace("za.", "au.");
  for (const path of ["/", "/design"]) await page.goto(`${auUrl}${path}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("button", { name: "Counting visits" })).toHaveCount(0);

  await page.goto("/design");
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
  await page.goto("/");
  await expect(consentBar(page)).toBeVisible();
  const [decline, accept] = [
    consentBar(page).getByRole("button", { name: "No, thank you" }),
    consentBar(page).getByRole("button", { name: "Yes, you may" }),
  ];
  const buttonStyles = await Promise.all(
    [decline, accept].map((button) =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return [color, backgroundColor, borderColor, fontSize, fontWeight, Math.round(width), height];
      }),
    ),
  );
  expect(buttonStyles[0], "both answers look alike").toEqual(buttonStyles[1]);
  await decline.click();
  await expect(consentBar(page)).toBeHidden();
  await page.goto("/browse", { waitUntil: "networkidle" });
  await expect(consentBar(page)).toBeHidden();
  await consentButton(page).click();
  await expect(consentBar(page)).toBeFocused();
  await expect(consentBar(page)).toContainText("You've said no so far.");
  expect(externalRequests).toEqual([]);
});

test("R2.4 R2.5 after consent the container loads with a nonce and gets every event, without personal data", async ({
  page,
  shop,
  cart,
  checkout,
  seedCart,
  context,
}) => {
  test.slow();
  await context.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.tagsRan = (window.tagsRan ?? 0) + 1;" }),
  );
  const externalRequests = collectExternalRequests(page);
  await seedCart();
  await shop.open("/browse");
  await consentBar(page).getByRole("button", { name: "Yes, you may" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "tagsRan"))).toBe(1);
  expect(externalRequests).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST12"]);
  const consent = (await readDataLayer(page)).filter((entry) => entry["0"] === "consent");
  expect(consent.map((entry) => [entry["1"], entry["2"]])).toMatchObject([
    ["default", { analytics_storage: "denied", ad_storage: "denied", ad_user_data: "denied" }],
    ["update", { analytics_storage: "granted", ad_storage: "denied", ad_user_data: "denied" }],
  ]);
  const list = await waitForEvent(page, "view_item_list");
  expect(list).toMatchObject({ ecommerce: { currency: "ZAR", item_list_id: "browse" } });

  await cart.open();
  const trio = { item_id: "square_trio", item_variant: "square_small", price: 1086.95, quantity: 1 };
  expect(await waitForEvent(page, "view_cart")).toMatchObject({
    ecommerce: { currency: "ZAR", value: 1086.95, items: [trio] },
  });
  await cart.checkout();
  const shopper = createShopper("ZA");
  await checkout.fillContact(shopper);
  await checkout.fillDelivery(shopper);
  await checkout.fillCard(TEST_CARDS.accepted);
  await checkout.review();
  await checkout.pay();
  await expect(page).toHaveURL(/\/order\/[\w-]+$/);
  const purchase = await waitForEvent(page, "purchase");
  expect(purchase).toMatchObject({
    ecommerce: { currency: "ZAR", value: 1086.95, tax: 163.04, shipping: 0, items: [trio] },
  });
  await expect(page.getByText(String(Reflect.get(purchase.ecommerce ?? {}, "transaction_id")))).toBeVisible();
  const steps = ["begin_checkout", "add_shipping_info", "add_payment_info", "purchase"];
  expect((await readEventNames(page)).filter((name) => steps.includes(String(name)))).toEqual(steps);
  const all = JSON.stringify(await readDataLayer(page));
  const orderId = page.url().split("/").at(-1) ?? "";
  for (const secret of [shopper.email, "Long Street", "Thandi", orderId, "koi"])
    expect(all).not.toContain(secret);

  // Once an order: not after a reload, not in another tab. On the order page, whose URL opens the order, the container
  // is not loaded.
  const secondTab = await context.newPage();
  const secondTabRequests = collectExternalRequests(secondTab);
  for (const tab of [page, secondTab]) {
    await tab.goto(page.url(), { waitUntil: "networkidle" });
    await expect(tab.getByRole("heading", { name: "Order history" })).toBeVisible();
    expect(await readEventNames(tab)).not.toContain("purchase");
  }
  expect(secondTabRequests).toEqual([]);

  // Withdrawn consent reloads the page without the container.
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "tagsRan"))).toBe(1);
  await consentButton(page).click();
  await consentBar(page).getByRole("button", { name: "No, thank you" }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "tagsRan"))).toBeUndefined();
});

test("R2.11 R4.16 R9.5 the enabled welcome offer shows a banner and opens by itself once, never in the designer or the checkout", async ({
  page,
  shop,
  server,
  seedCart,
  checkout,
  request,
}) => {
  const owner = `http://127.0.0.1:${server.port}/api/owner`;
  expect((await request.post(`${owner}/sign-in`, { data: { password: OWNER_PASSWORD } })).ok()).toBe(true);
  const site: { version: number } = await (await request.get(`${owner}/sites/ZA`)).json();
  const change = { expectedVersion: site.version, welcomeBanner: { enabled: true } };
  const changed = await request.put(`${owner}/sites/ZA`, { data: change });
  expect(changed.ok(), await changed.text()).toBe(true);

  const offer = page.getByRole("dialog", { name: "10% off your order" });
  const banner = page.getByRole("complementary", { name: "Offer" });
  const nav = page.getByRole("navigation", { name: "Main" });
  const goTo = async (name: string, path: string) => {
    await nav.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  await seedCart();
  // The offer does not open on the first page, in the checkout, or while the consent question is open.
  await shop.openHome();
  await expect(banner).toContainText("WELCOME DISCOUNT! 10% off your order.");
  await consentBar(page).waitFor();
  await goTo("Browse", "/browse");
  await expect(offer).toBeHidden();
  await consentBar(page).getByRole("button", { name: "No, thank you" }).click();
  await shop.open("/checkout");
  await expect(checkout.field("Email")).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(offer).toBeHidden();

  await shop.open("/browse");
  // Before it, a press on a link loads a page anew, which is a first page again.
  await waitForHydration(page);
  await goTo("How it works", "/how-it-works");
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "No, thank you" }).click();
  await expect(offer).toBeHidden();
  await goTo("Browse", "/browse");
  await expect(shop.heading("Find the wall that fits")).toBeVisible();
  await expect(offer).toBeHidden();
  // It does not open by itself again, but the banner's button opens it.
  await banner.getByRole("button", { name: "Get the code" }).click();
  await expect(offer.getByLabel("Email address")).toBeVisible();
  await expect(offer.getByRole("button", { name: "No, thank you" })).toHaveCount(0);
});
