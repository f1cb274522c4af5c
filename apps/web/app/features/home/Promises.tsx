import { isDeliveryFree } from "@storywall/domain/pricing/deliveryTerms.ts";
import { useSite } from "../../lib/api/site.ts";
import { GlobeIcon, ReturnIcon, TruckIcon } from "../../ui/icons/icons.tsx";
import styles from "./Promises.module.css";

/** What shoppers want to know before they start: delivery, returns, and who makes the frames. */
export function Promises() {
  const site = useSite();
  const { copy } = site;
  return (
    <ul className={styles.promises}>
      <li>
        <TruckIcon size={32} />
        <h3>{isDeliveryFree(site) ? "Free delivery" : "Delivery"}</h3>
        <p>{copy.free_shipping_text}</p>
      </li>
      <li>
        <ReturnIcon size={32} />
        <h3>Love it or send it back</h3>
        <p>Not happy? Send it back for a full refund.</p>
      </li>
      <li>
        <GlobeIcon size={32} />
        <h3>{copy.made_and_shipped_headline}</h3>
        <p>{copy.made_and_shipped_text}</p>
      </li>
    </ul>
  );
}
