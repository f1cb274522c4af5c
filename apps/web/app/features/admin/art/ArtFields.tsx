import { ART_LIMITS } from "@storywall/domain/art/limits.ts";
import { TextField } from "../../../ui/form/Field.tsx";
import styles from "./Art.module.css";
import type { TypedArt } from "./artForm.ts";

/** The texts of a picture. */
export function ArtFields({
  typed,
  onChange,
  errorOf,
}: {
  readonly typed: TypedArt;
  readonly onChange: (typed: TypedArt) => void;
  readonly errorOf: (field: keyof TypedArt) => { readonly error?: string };
}) {
  const field = (name: keyof TypedArt) => ({
    name,
    value: typed[name],
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      onChange({ ...typed, [name]: value }),
    ...errorOf(name),
  });
  return (
    <div className={styles.fields}>
      <TextField label="Title" maxLength={ART_LIMITS.titleLength} {...field("title")} />
      <TextField label="Artist" maxLength={ART_LIMITS.titleLength} {...field("artist")} />
      <TextField
        label="Licence"
        hint="Shoppers read this too."
        maxLength={ART_LIMITS.licenceLength}
        optional
        {...field("licence")}
      />
      <TextField
        label="Tags"
        hint="Separated by commas, such as sea, blue, boats."
        optional
        {...field("tags")}
      />
    </div>
  );
}
