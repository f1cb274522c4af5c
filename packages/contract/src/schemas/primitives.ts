import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import {
  CURRENCY_PATTERN,
  type Currency,
  SITE_CODE_PATTERN,
  type SiteCode,
} from "@storywall/domain/sites/site.ts";
import { EMAIL_ADVICE, EMAIL_PATTERN, MAX_EMAIL_LENGTH } from "@storywall/domain/text/emailAddress.ts";
import * as z from "zod/mini";

/** An opaque, URL-safe id that gives access (R6.3). The schema limits its length; the server makes it random. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "is not an id"));

/** An id where missing, "", "undefined" and "null" count as absent (R5.1). */
export const optionalId = z.pipe(
  z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/, "is not an id")))),
  z.transform((value) => (isAbsentId(value) ? undefined : (value ?? undefined))),
);

/** An id that the client creates: uuid of a line, key of a template. Unique within one visitor or cart only. */
export const clientId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,100}$/, "is not an id"));

/** The id of a photo, which the client creates. Ids with the prefix `art:` are reserved (domain/design/artPhoto.ts). */
export const userPhotoId = clientId.check(z.regex(/^(?!art:)/, "is not an id"));

/** A text that matches this pattern, typed as `Value`: zod cannot know that the pattern proves the type. */
const codeOf = <Code extends string>(pattern: RegExp, error: string): z.ZodMiniType<Code, Code> =>
  z.string().check(z.regex(pattern, error)) as z.ZodMiniType<string, string> as z.ZodMiniType<Code, Code>;

/** Code of a site, such as ZA. The server also checks that it has this site. */
export const site = codeOf<SiteCode>(SITE_CODE_PATTERN, "is not a site of this shop");
/** Absent: the site of the host (R1.2). */
export const optionalSite = z.optional(site);
export const currency = codeOf<Currency>(CURRENCY_PATTERN, "is not a currency");

/** Amount in whole minor units (cents). */
export const money = z.int();
export const time = z.iso.datetime();

/** An email address: limited in length, without control characters, which would allow header injection in mails. */
export const email = z
  .string()
  .check(z.trim(), z.maxLength(MAX_EMAIL_LENGTH), z.email({ pattern: EMAIL_PATTERN, error: EMAIL_ADVICE }));

/** One line of typed text. */
export const singleLine = (maxLength: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxLength),
      z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, "holds a character that cannot be printed"),
    );

/** Optional sentence that the client shows as a success toast (R8.1). */
export const message = z.optional(z.string());

/** Page of a list in a query, from 1; the first by default. */
export const pageNumber = z._default(
  z.coerce.number<number | string>().check(z.multipleOf(1), z.gte(1), z.lte(1_000_000)),
  1,
);
