import { findProvinceOfPostcode } from "@storywall/domain/sites/address.ts";
import { findPlaceMismatch, type Place } from "@storywall/domain/sites/places.ts";
import { useSite } from "../../lib/api/site.ts";
import { WarningIcon } from "../icons/icons.tsx";
import type { PlaceValues } from "./completeLeftField.ts";
import styles from "./PlaceQuestion.module.css";

type Props = { readonly places: readonly Place[]; readonly values: Readonly<PlaceValues> };

/**
 * Asks about a city or suburb and a postcode that do not belong together in the list. The shopper may go on: no list
 * is complete.
 */
export function PlaceQuestion({ places, values }: Props) {
  const site = useSite();
  const { province, zip = "" } = values;
  const provinceOfPostcode = findProvinceOfPostcode(site, zip);
  // The field says already that code and province differ.
  if (province && provinceOfPostcode !== undefined && provinceOfPostcode !== province) return null;
  const mismatch = findPlaceMismatch(places, values, provinceOfPostcode);
  if (mismatch === null) return null;
  const label = site.addressForm.find(({ name }) => name === "zip")?.label.toLowerCase() ?? "postcode";
  const known = mismatch.expected.slice(0, 2).join(" or ");
  return (
    <span className={styles.question}>
      <WarningIcon size={16} />
      <span>
        {mismatch.zip} looks like the {label} for {known === "" ? "another place" : known}, not{" "}
        {mismatch.name}. If it's right, leave it as it is.
      </span>
    </span>
  );
}
