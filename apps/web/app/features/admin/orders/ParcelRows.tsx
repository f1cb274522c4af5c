import type { ParcelToSend } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import { TextField } from "../../../ui/form/Field.tsx";
import styles from "./OrdersPage.module.css";
import { type ParcelNumbers, pasteParcelNumbers } from "./pasteParcelNumbers.ts";

/** The orders that wait for a parcel number, each with its field. A scanner's Enter moves on to the next field. */
export function ParcelRows({
  parcels,
  numbers,
  onChange,
}: {
  readonly parcels: readonly ParcelToSend[];
  readonly numbers: ParcelNumbers;
  readonly onChange: (numbers: ParcelNumbers) => void;
}) {
  const sendable = parcels.filter(({ reason }) => reason === null);
  const orders = sendable.map(({ orderNumber }) => orderNumber);
  return (
    <>
      {sendable.length > 0 && (
        <ul aria-label="Orders to send" className={styles.parcels}>
          {sendable.map(({ orderNumber, orderId, name, doubts }) => (
            <li key={orderNumber}>
              <p>
                <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>
                {name !== null && `, ${name}`}
                {doubts.length > 0 && <span className={styles.warning}>{doubts.join(" ")}</span>}
              </p>
              <TextField
                label={`Parcel number of ${orderNumber}`}
                data-parcel
                maxLength={100}
                autoComplete="off"
                value={numbers[orderNumber] ?? ""}
                onChange={({ target }) => onChange({ ...numbers, [orderNumber]: target.value })}
                onPaste={(event) => {
                  const text = event.clipboardData.getData("text");
                  if (!text.trim().includes("\n")) return;
                  event.preventDefault();
                  onChange(pasteParcelNumbers(orders, numbers, { orderNumber, text }));
                }}
                onKeyDown={focusNext}
              />
            </li>
          ))}
        </ul>
      )}
      {parcels.length > sendable.length && (
        <section aria-label="Cannot be sent">
          <p>{parcels.length - sendable.length === 1 ? "This one" : "These"} can't be sent:</p>
          <ul>
            {parcels
              .filter(({ reason }) => reason !== null)
              .map(({ orderNumber, orderId, reason }) => (
                <li key={orderNumber}>
                  {orderId === null ? (
                    orderNumber
                  ) : (
                    <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>
                  )}
                  : {reason}
                </li>
              ))}
          </ul>
        </section>
      )}
    </>
  );
}

const focusNext = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[data-parcel]")];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
};
