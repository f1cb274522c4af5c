import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import type { Setting } from "./sections/settingSection.ts";

export type SettingFieldProps = {
  readonly setting: Setting;
  readonly site: OwnerSite;
  readonly value: unknown;
  /** Errors of the whole draft, by path. Errors of a list's items are shown beside the items. */
  readonly errors: ReadonlyMap<string, string>;
  readonly onEdit: (value: unknown) => void;
};

/** Returns the error of a field as a sentence. */
export const errorSentence = (error: string | undefined): { readonly error?: string } =>
  error === undefined ? {} : { error: `Please enter ${error}.` };
