import { useRootData } from "../../lib/api/rootData.ts";
import styles from "./NotOpenNote.module.css";

/** Says, before a shopper types a card number, that no money moves here or that the shop does not sell yet. */
export const TrialNote = () => {
  const { site, payments } = useRootData();
  if (site.isReadyToSell && !payments.isTest) return null;
  return (
    <p className={styles.trial}>
      <strong>{site.isReadyToSell ? "This is a test shop." : "This shop isn't open for orders yet."}</strong>{" "}
      {payments.isTest
        ? "You can try everything, even the checkout: no card is charged, and nothing is made or sent."
        : "Your walls will be here when it is."}
    </p>
  );
};
