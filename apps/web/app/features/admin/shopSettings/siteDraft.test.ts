import type { CallResult } from "@storywall/contract/client.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { isRecord } from "@storywall/domain/parse/isRecord.ts";
import { deepMerge } from "@storywall/domain/sites/siteContent.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { expect, test } from "vitest";
import { findDraftErrors, listEdits, type SiteApi, saveDraft } from "./siteDraft.ts";

const { code, countryName, currency, ...seed } = SITE_SEEDS.ZA;
const BASE: OwnerSite = JSON.parse(
  JSON.stringify({
    ...seed,
    code,
    countryName,
    currency,
    version: 1,
    changedAt: "2026-11-23T09:00:00Z",
    changedBy: "owner",
  }),
);

/** A shop that takes a change of its newest version only. */
const createShop = () => {
  let site = BASE;
  const save = (change: object): OwnerSite => {
    const merged = deepMerge(site, change);
    if (!isRecord(merged)) throw new Error("not an object");
    site = { ...site, ...merged, version: site.version + 1 };
    return site;
  };
  const conflict: CallResult<never> = {
    kind: "error",
    status: 409,
    error: "CONFLICT",
    message: "Stale",
    issues: [],
  };
  const api: SiteApi = {
    get: async () => ({ kind: "ok", reply: site }),
    change: async (change, expectedVersion) =>
      expectedVersion === site.version ? { kind: "ok", reply: save(change) } : conflict,
  };
  return { api, save, current: () => site };
};

const edit = (...fields: [string, unknown][]) => ({ base: BASE, edits: new Map<string, unknown>(fields) });

test("B13 edits are listed with their values before and after, and unedited ones are not", () => {
  const draft = edit(["copy.title", "Hi"], ["tax.percent", BASE.tax.percent]);
  expect(listEdits(draft)).toEqual([{ path: "copy.title", before: BASE.copy.title, after: "Hi" }]);
});

test("R5.3 a draft is checked by the parser of the server", () => {
  expect([...findDraftErrors(edit(["tax.percent", 101], ["copy.title", ""]))].map(([path]) => path)).toEqual(
    expect.arrayContaining(["tax.percent", "copy.title"]),
  );
  expect(findDraftErrors(edit(["tax.percent", 14]))).toEqual(new Map());
});

test("B13 one's own second save meets no conflict", async () => {
  const shop = createShop();
  const first = await saveDraft(shop.api, edit(["copy.title", "One"]));
  if (first.kind !== "saved") throw new Error(first.kind);
  const second = await saveDraft(shop.api, { base: first.site, edits: new Map([["copy.title", "Two"]]) });
  expect([second.kind, shop.current().copy.title]).toEqual(["saved", "Two"]);
});

test("B13 edits of other fields than somebody else's are saved with theirs, which are named", async () => {
  const shop = createShop();
  shop.save({ tax: { percent: 16 } });
  const saved = await saveDraft(shop.api, edit(["copy.title", "Mine"]));
  expect(saved).toMatchObject({
    kind: "saved",
    theirChanges: [{ path: "tax.percent", before: 15, after: 16 }],
    site: { tax: { percent: 16 }, copy: { title: "Mine" } },
  });
});

test("B13 the same field with two values is asked about, and nothing is saved", async () => {
  const shop = createShop();
  shop.save({ copy: { title: "Theirs" } });
  const saved = await saveDraft(shop.api, edit(["copy.title", "Mine"], ["tax.percent", 14]));
  expect(saved).toMatchObject({
    kind: "conflict",
    edits: new Map([["tax.percent", 14]]),
    conflicts: [{ path: "copy.title", base: BASE.copy.title, mine: "Mine", theirs: "Theirs" }],
  });
  expect(shop.current()).toMatchObject({ version: 2, copy: { title: "Theirs" }, tax: { percent: 15 } });
});

test("B13 a save whose answer was lost counts as saved when it is repeated", async () => {
  const shop = createShop();
  shop.save({ copy: { title: "Mine" } });
  const again = await saveDraft(shop.api, edit(["copy.title", "Mine"]));
  expect([again.kind, shop.current().version]).toEqual(["saved", 2]);
});

test("R8.2 what the server finds wrong is returned, and a shop that does not answer too", async () => {
  const issues = [{ path: "copy.title", message: "must be shorter" }];
  const rejected = { kind: "error", status: 422, error: "SITE_INVALID", message: "No", issues } as const;
  const { api } = createShop();
  const draft = edit(["copy.title", "Hi"]);
  expect(await saveDraft({ ...api, change: async () => rejected }, draft)).toEqual({
    kind: "error",
    message: "No",
    issues,
  });
  const silent = { kind: "unreachable", message: "" } as const;
  expect(await saveDraft({ ...api, change: async () => silent }, draft)).toMatchObject({ kind: "error" });
});
