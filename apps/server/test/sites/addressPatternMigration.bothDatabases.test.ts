import { NO_POST_BOX_PATTERN } from "@storywall/domain/sites/addressFields.ts";
import type { AddressField } from "@storywall/domain/sites/site.ts";
import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import * as addressPatterns from "../../migrations/0115_address_patterns.ts";
import { siteCodeOf } from "../support/newCountry.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

/** Of both lines until parcel lockers were refused; the second line had none. */
const OLD_PATTERN =
  "^(?!.*\\b(?:[Gg]?[Pp]\\.? ?[Oo]\\.? ?[Bb][Oo][Xx]|[Pp][Oo][Ss][Bb][Uu][Ss]|(?:[Pp][Rr][Ii][Vv][Aa][Tt][Ee]|[Ll][Oo][Cc][Kk][Ee][Dd]) [Bb][Aa][Gg])\\b).*$";

const storedForm = (firstLine: string): readonly AddressField[] =>
  SITE_SEEDS.AU.addressForm.map(({ pattern, ...field }) => {
    const own = field.name === "address1" ? firstLine : field.name === "address2" ? undefined : pattern;
    return own === undefined ? field : { ...field, pattern: own };
  });

const store = async (code: string, form: readonly AddressField[]) =>
  sql`insert into site_versions (code, version, content, changed_at, changed_by)
    select ${code}, 1 + coalesce((select max(version) from site_versions where code = ${code}), 0),
      ${JSON.stringify({ copy: { slogan: "Ours" }, addressForm: form })}::jsonb, now(), 'owner'`.execute(
    shop.database,
  );

const newestOf = async (code: string) =>
  shop.database
    .selectFrom("siteVersions")
    .selectAll()
    .where("code", "=", siteCodeOf(code))
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

test("R1.2 stored address forms with the old pattern refuse parcel lockers, and one of the owner's own stays", async () => {
  const expectedForm = storedForm(NO_POST_BOX_PATTERN).map((field) =>
    field.name === "address2" ? { ...field, pattern: NO_POST_BOX_PATTERN } : field,
  );
  // Settings that were saved twice: only the newest version counts, and gets a successor.
  await store("TA", storedForm(OLD_PATTERN));
  await store("TA", storedForm(OLD_PATTERN));
  await store("TB", storedForm("^[0-9].*$"));
  await store("TC", storedForm(NO_POST_BOX_PATTERN));
  await addressPatterns.up(shop.database);
  const updated = await newestOf("TA");
  expect(updated).toMatchObject({
    version: 3,
    changedBy: "system",
    content: { copy: { slogan: "Ours" }, addressForm: expectedForm },
  });
  expect((await newestOf("TB")).version).toBe(1);
  expect((await newestOf("TC")).version).toBe(1);
  // A second run changes nothing.
  await addressPatterns.up(shop.database);
  expect((await newestOf("TA")).version).toBe(3);
  await sql`delete from site_versions where code in ('TA', 'TB', 'TC')`.execute(shop.database);
});
