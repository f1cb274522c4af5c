import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import { changedElsewhere } from "./changedElsewhere.ts";

/** What the form knows of the account: what is typed differs from it, and so does what was saved elsewhere. */
export type KnownProfile = Pick<StaffAccount, "name" | "email" | "passwordChangedAt">;

export type TypedProfile = { readonly name: string; readonly email: string; readonly newPassword: string };

/** Only what differs, and what it was: what another tab has changed meanwhile stays, unless it is the same field. */
export type ProfileChange = {
  readonly name?: string;
  readonly email?: string;
  readonly newPassword?: string;
  readonly seen: Partial<KnownProfile>;
};

export const toKnownProfile = ({ name, email, passwordChangedAt }: KnownProfile): KnownProfile => ({
  name,
  email,
  passwordChangedAt,
});

export const toTypedProfile = ({ name, email }: KnownProfile): TypedProfile => ({
  name,
  email: email ?? "",
  newPassword: "",
});

/** Returns what differs from the account that the form knows. */
export const listProfileChanges = (known: KnownProfile, typed: TypedProfile): ProfileChange => {
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  const hasName = name !== known.name;
  const hasEmail = email !== (known.email ?? "");
  const hasPassword = typed.newPassword !== "";
  return {
    ...(hasName && { name }),
    ...(hasEmail && { email }),
    ...(hasPassword && { newPassword: typed.newPassword }),
    seen: {
      ...(hasName && { name: known.name }),
      ...(hasEmail && { email: known.email }),
      ...(hasPassword && { passwordChangedAt: known.passwordChangedAt }),
    },
  };
};

/** Returns the fields after another tab was first: what was typed here stays, and all else is as it was saved there. */
export const mergeProfile = (theirs: KnownProfile, change: ProfileChange): TypedProfile => ({
  name: change.name ?? theirs.name,
  email: change.email ?? theirs.email ?? "",
  newPassword: change.newPassword ?? "",
});

/** Returns a sentence about what both have changed; null when that is nothing. */
export const describeProfileConflict = (theirs: KnownProfile, { seen }: ProfileChange): string | null =>
  changedElsewhere([
    ...(seen.name !== undefined && seen.name !== theirs.name ? [`your name to “${theirs.name}”`] : []),
    ...(seen.email !== undefined && seen.email !== theirs.email
      ? [`your email address to “${theirs.email ?? ""}”`]
      : []),
    ...(seen.passwordChangedAt !== undefined && seen.passwordChangedAt !== theirs.passwordChangedAt
      ? ["your password"]
      : []),
  ]);
