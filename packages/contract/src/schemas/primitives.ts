import { isAbsentId } from "@storywall/domain/ids/absentId.ts";
import { CURRENCIES, SITE_CODES } from "@storywall/domain/sites/site.ts";
import { EMAIL_ADVICE, EMAIL_PATTERN, MAX_EMAIL_LENGTH } from "@storywall/domain/text/emailAddress.ts";
import * as z from "zod/mini";

/** An id that opens things: opaque, URL-safe (R6.3). Its length is limited, its randomness is the server's work. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, "is not an id"));

/** R5.1: missing, "", "undefined" and "null" all count as absent. */
export const optionalId = z.pipe(
  z.optional(z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{0,64}$/, "is not an id")))),
  z.transform((value) => (isAbsentId(value) ? undefined : (value ?? undefined))),
);

/** An id that the client makes up: uuid of a line, key of a template. Unique for that visitor or cart only. */
export const clientId = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,100}$/, "is not an id"));

/**
 * A photo's, made up by the client too. Those that begin with `art:` are the catalogue's in a wall
 * (domain/design/artPhoto.ts).
 */
export const userPhotoId = clientId.check(z.regex(/^(?!art:)/, "is not an id"));

export const site = z.enum(SITE_CODES);
/** Absent: the host's site (R1.2). */
export const optionalSite = z.optional(site);
export const currency = z.enum(CURRENCIES);

/** Whole minor units. */
export const money = z.int();
export const time = z.iso.datetime();

/** A person's e-mail address: short, with no control character (no header injection in mails). */
export const email = z
  .string()
  .check(z.trim(), z.maxLength(MAX_EMAIL_LENGTH), z.email({ pattern: EMAIL_PATTERN, error: EMAIL_ADVICE }));

/** One line of text that a person typed. */
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
