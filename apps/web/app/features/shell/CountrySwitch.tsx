import { useId } from "react";
import { useSite } from "../../lib/api/site.ts";
import { ChevronDownIcon, GlobeIcon } from "../../ui/icons/icons.tsx";
import styles from "./CountrySwitch.module.css";
import { StorefrontLinks } from "./StorefrontLinks.tsx";

/** The current country; a click shows the others. It is a native popover, so it works before any script has run. */
export function CountrySwitch() {
  const { countryName } = useSite();
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button}>
        <GlobeIcon size={20} />
        <span>{countryName}</span>
        <ChevronDownIcon size={16} />
      </button>
      <div id={id} popover="auto" className={styles.popover}>
        <p className={styles.text}>Where should we deliver?</p>
        <StorefrontLinks />
      </div>
    </>
  );
}
