import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import { changedElsewhere } from "./changedElsewhere.ts";

/** The account that the form is based on. Changes made here, and changes saved elsewhere, are compared with it. */
export type KnownProfile = Pick<StaffAccount, "name" | "email" | "passwordChangedAt">;

export type TypedProfile = { readonly name: string; readonly email: string; readonly newPassword: string };

/**
 * Only the fields that differ, and their values before. Changes that another tab has saved meanwhile stay, unless they
 * are of the same field.
 */
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

/** Returns how the fields differ from the account that the form is based on. */
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

/** Returns the fields after another tab saved first: text typed here stays, everything else is as saved there. */
export const mergeProfile = (theirs: KnownProfile, change: ProfileChange): TypedProfile => ({
  name: change.name ?? theirs.name,
  email: change.email ?? theirs.email ?? "",
  newPassword: change.newPassword ?? "",
});

/** Returns a sentence about what both have changed; null when nothing. */
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
