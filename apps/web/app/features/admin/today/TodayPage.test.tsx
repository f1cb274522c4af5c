import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { rightsOf, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { TodayPage } from "./TodayPage.tsx";

const AT = "2026-11-23T09:00:00.000Z";
const NOTHING = { items: [], count: 0, isMore: false };
const MAILS: Today["mails"] = {
  ...{ areFiles: false, waiting: 0, oldest: null, failed: 0, failures: [] },
  ...{ lastSentAt: AT, lastError: null, test: null },
};
const EMPTY: Today = {
  ...{
    toBegin: NOTHING,
    late: NOTHING,
    failedPrints: NOTHING,
    toPrint: NOTHING,
    toSend: NOTHING,
    paused: NOTHING,
    waitingForAnswer: 0,
  },
  changeable: { count: 0, until: null },
  replacements: { items: [], count: 0 },
  printQuestions: { waiting: 0, overdue: 0 },
  heldPrints: 0,
  payments: [],
  unread: { count: 0, threads: [] },
  unready: [],
  endingCodes: [],
  shortages: [],
  mails: MAILS,
  figures: [],
  prints: null,
};

const STOREFRONTS = [
  { code: "ZA", countryName: "South Africa", locale: "en-ZA", currency: "ZAR", origin: "https://za.example" },
];

const render = (
  today: Partial<Today>,
  staleSince: string | null = null,
  role: StaffRole = "owner",
): string => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <TodayPage
          today={{ ...EMPTY, ...today }}
          rights={rightsOf(role)}
          staleSince={staleSince}
          onBegin={async () => []}
          onSettle={async () => null}
          onTestMail={async () => ({ to: "owner@example.com" })}
          onRefresh={async () => undefined}
        />
      ),
    },
  ]);
  const root = { site: toPublicSite(ZA), storefronts: STOREFRONTS };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test("B13 a day without work says so, and leads to the orders", () => {
  const page = render({});
  expect(page).toContain("Nothing to do");
  expect(page).toContain("All orders");
});

test("B13 tiles that are made again stand with their parcel's number, apart from orders", () => {
  const row = { orderId: "o1", number: "ZA-10001-R1", createdAt: AT, prints: 3, printsPrinted: 2 };
  const page = render({ replacements: { items: [row], count: 2 } });
  expect(page).toContain("Replacements to send");
  expect(page).toMatch(/href="\/admin\/orders\/o1"[^>]*>ZA-10001-R1/);
  expect(page).toContain("2 of 3 printed");
  expect(page).toContain("and 1 more");
  expect(page).toContain('href="/admin/pack"');
  expect(page).not.toContain("Nothing to do");
});

test("B13 orders whose shoppers owe an answer are named, and not offered to begin", () => {
  expect(render({ waitingForAnswer: 1 })).toContain(
    "1 order waits for its shopper&#x27;s answer about a photo.",
  );
});

test("B13 while the shop does not answer, the work stays with its time and a way to try again", () => {
  const page = render({}, AT);
  expect(page).toContain("The shop isn&#x27;t answering. This is how it looked on");
  expect(page).toContain("Try again");
});

test("B13 the week stands beside the week before, and each sum leads to its orders", () => {
  const sumOf = (orders: number, from: string, to: string) => ({ orders, total: orders * 100_000, from, to });
  const page = render({
    figures: [
      {
        ...{ site: "ZA", currency: "ZAR", isTest: false },
        today: sumOf(2, "2026-11-25", "2026-11-25"),
        yesterday: sumOf(0, "2026-11-24", "2026-11-24"),
        week: sumOf(3, "2026-11-23", "2026-11-25"),
        lastWeek: sumOf(1, "2026-11-16", "2026-11-18"),
      },
    ],
  });
  expect(page).toMatch(/from=2026-11-25&amp;to=2026-11-25"[^>]*>2 orders, R2,000\.00</);
  expect(page).toMatch(/site=ZA&amp;from=2026-11-23&amp;to=2026-11-25"[^>]*>3 orders, R3,000\.00</);
  expect(page).toMatch(/site=ZA&amp;from=2026-11-16&amp;to=2026-11-18"[^>]*>1 order, R1,000\.00</);
  expect(page).not.toContain("With test cards");
});

test("B13 a workshop sees how many prints are to print, how many files are being made and since when, and how many were made again", () => {
  const page = render({
    prints: {
      ...{ toPrint: 31, waiting: 5, held: 2, failed: 0, oldestPrintDays: 4, made: 40, remade: 3, days: 30 },
      printsByAge: [
        { days: 0, prints: 4 },
        { days: 1, prints: 0 },
        { days: 2, prints: 0 },
        { days: 3, prints: 1 },
      ],
    },
  });
  expect(page).toMatch(/To print<\/dt><dd><a href="\/admin\/make"[^>]*>31</);
  expect(page).toMatch(/Files being made<\/dt><dd>5</);
  expect(page).toMatch(/Since today<\/dt><dd>4</);
  expect(page).toMatch(/3 days and more<\/dt><dd>1</);
  expect(page).toContain("3 of 40 (7.5%)");
  expect(page).toContain('<a href="/admin/look"');
});

test("B13 what is out of stock and a code that ends are told with their country", () => {
  const page = render({
    shortages: [
      { site: "ZA", item: "moulding_black_12", expectedOn: null, changedAt: AT, changedBy: "Owner" },
    ],
    endingCodes: [{ site: "ZA", code: "SPRING20", expiresAt: AT }],
  });
  expect(page.match(/South Africa/g)).toHaveLength(2);
  expect(page).toContain('href="/admin/codes?site=ZA"');
  // One press shows the orders that wait for it.
  expect(page).toContain('href="/admin/orders?site=ZA&amp;stock=moulding_black_12"');
});

test("B13 a mail server that refuses mails is quoted, and one that is not set is named as missing", () => {
  const refused = render({ mails: { ...MAILS, lastError: { at: AT, text: "ECONNREFUSED" } } });
  expect(refused).toContain("The mail server didn&#x27;t accept an email");
  expect(refused).toContain("ECONNREFUSED");
  const files = render({ mails: { ...MAILS, areFiles: true } });
  expect(files).toContain("No mail server is set up");
  expect(files).toContain("The last email was saved");
  expect(render({})).toContain("The last email was sent");
});

test("B13 payments and a mail server that are missing stand before the shop sells, until they are there", () => {
  const site = {
    site: "ZA",
    countryName: "South Africa",
    isOpen: true,
    missing: 0,
    firstMissing: null,
  } as const;
  const page = render({
    unready: [{ ...site, needsPayments: true }],
    mails: { ...MAILS, areFiles: true },
  });
  expect(page).toContain("Before you sell");
  expect(page).toContain("Set up payments for South Africa");
  expect(page).toContain("Set up a mail server");
  expect(page).not.toContain("Nothing to do");
  expect(render({})).not.toContain("Before you sell");
});

test("B13 soft prints that wait for a look are work of today", () => {
  const one = render({ heldPrints: 1 });
  expect(one).toContain("One photo is soft. Please check it before");
  expect(one).toContain('href="/admin/look"');
  expect(one).not.toContain("Nothing to do");
  expect(render({ heldPrints: 3 })).toContain("3 photos are soft. Please check them before");
  expect(render({})).not.toContain("Soft prints to check");
});

test("B13 a mail that was given up says which it was, to whom, why, and what to do", () => {
  const failure = {
    ...{ kind: "order_confirmation", at: AT, error: "550 no such user" },
    ...{ orderId: "o1", orderNumber: "ZA-10001", to: "lerato@example.com" },
  };
  const page = render({ mails: { ...MAILS, failed: 1, failures: [failure] } });
  expect(page).toContain("“Order confirmation” to lerato@example.com");
  expect(page).toMatch(/href="\/admin\/orders\/o1"[^>]*>ZA-10001/);
  expect(page).toContain("550 no such user");
  expect(page).toContain("One was given up since yesterday");
  expect(page).toContain("correct it on the order&#x27;s page");
});

test("B13 the owner reads how many orders cannot be started yet, why, and until when", () => {
  const html = render({ changeable: { count: 2, until: "2026-11-23T12:00:00.000Z" } });
  expect(html).toMatch(
    /2 orders can&#x27;t be started yet, because their shoppers may still change or cancel them: the last one until <time/,
  );
  expect(render({})).not.toContain("may still change");
});

test("B13 what is counted stands beside the number, since the menu counts prints and Today counts orders", () => {
  const page = render({ toPrint: { ...NOTHING, count: 2 }, late: { ...NOTHING, count: 1 } });
  expect(page).toMatch(/To print <[^>]*>2 orders</);
  expect(page).toMatch(/Late <[^>]*>1 order</);
});

test("B13 soft prints lead to their page only for those who may check them", () => {
  const soft = { heldPrints: 2, printQuestions: { waiting: 1, overdue: 1 } };
  const linkCount = (role: StaffRole) => render(soft, null, role).split('href="/admin/look"').length - 1;
  expect(linkCount("workshop")).toBe(2);
  expect(linkCount("service")).toBe(0);
  expect(linkCount("books")).toBe(0);
  expect(render(soft, null, "service")).toContain("2 photos are soft.");
});
