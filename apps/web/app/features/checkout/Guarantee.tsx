import { ReturnIcon } from "../../ui/icons/icons.tsx";
import styles from "./DetailsForm.module.css";

/** The promise beside the buttons that lead to paying, with who pays the postage (R9.15). */
export function Guarantee() {
  return (
    <p className={styles.note}>
      <ReturnIcon size={18} />
      <span>
        Not happy? Send it back for a full refund. You pay the return postage, unless something is wrong with
        your order.
      </span>
    </p>
  );
}
