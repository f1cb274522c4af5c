import { findProvinceOfPostcode } from "@storywall/domain/sites/address.ts";
import { findOtherCities, findPlaceDoubt, type Place } from "@storywall/domain/sites/places.ts";
import { useSite } from "../../lib/api/site.ts";
import { WarningIcon } from "../icons/icons.tsx";
import type { PlaceValues } from "./completeLeftField.ts";
import styles from "./PlaceQuestion.module.css";

type Props = { readonly places: readonly Place[]; readonly values: Readonly<PlaceValues> };

/** Asks about a city or suburb and a postcode, or a suburb and a city, that the list has apart. The shopper may go on: no list is complete. */
export function PlaceQuestion({ places, values }: Props) {
  const site = useSite();
  const { province, zip = "" } = values;
  const provinceOfPostcode = findProvinceOfPostcode(site, zip);
  // The field says already that code and province differ.
  if (province && provinceOfPostcode !== undefined && provinceOfPostcode !== province) return null;
  const doubt = findPlaceDoubt(places, values, provinceOfPostcode);
  const label = site.addressForm.find(({ name }) => name === "zip")?.label.toLowerCase() ?? "postcode";
  const cities = doubt === null ? findOtherCities(places, values) : [];
  if (doubt === null && cities.length === 0) return null;
  return (
    <span className={styles.question}>
      <WarningIcon size={16} />
      <span>
        {doubt === null
          ? `${values.suburb?.trim()} is in ${cities.slice(0, 2).join(" or ")}. Did you mean ${cities.length === 1 ? "that city" : "one of those"}, and not ${values.city?.trim()}? If it's right as it is, carry on.`
          : `${doubt.zip} looks like the ${label} of ${doubt.expected.slice(0, 2).join(" or ") || "another place"}, not of ${doubt.name}. Please check it. If it's right, carry on.`}
      </span>
    </span>
  );
}
