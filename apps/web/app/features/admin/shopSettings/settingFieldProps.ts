import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import type { Setting } from "./sections/settingSection.ts";

export type SettingFieldProps = {
  readonly setting: Setting;
  readonly site: OwnerSite;
  readonly value: unknown;
  /** Errors of the whole draft by path; those of a list's items stand beside them. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onEdit: (value: unknown) => void;
};

/** Returns what is wrong with a field as a sentence. */
export const errorSentence = (error: string | undefined): { readonly error?: string } =>
  error === undefined ? {} : { error: `Please enter ${error}.` };
