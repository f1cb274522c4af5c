import type {
  BulkItem,
  ParcelCheck,
  ParcelToSend as WaitingParcel,
} from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { MAX_BULK_ORDERS } from "@storywall/domain/orders/bulkLimits.ts";
import { type ParcelEntry, parseParcelList } from "@storywall/domain/orders/parcelChecks.ts";
import { useId, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextArea, TextField } from "../../../ui/form/Field.tsx";
import { Suggestions } from "../../../ui/form/Suggestions.tsx";
import adminStyles from "../ui/Admin.module.css";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import { BulkResults } from "./BulkResults.tsx";
import { saveCourierName } from "./courierNames.ts";
import { loadCourier, saveCourier } from "./courierStorage.ts";
import styles from "./OrdersPage.module.css";
import { ParcelRows } from "./ParcelRows.tsx";
import { PARCEL_VERDICT_LABELS } from "./parcelVerdicts.ts";
import type { ParcelNumbers } from "./pasteParcelNumbers.ts";
import { useCourierNames } from "./useCourierNames.ts";

type Answer<Items> = Items | string;
type ParcelToSend = ParcelEntry & { readonly isConfirmed?: boolean };
type Props = {
  /** The chosen orders, or all that are ready; may be empty. */
  readonly parcels: readonly WaitingParcel[];
  readonly onCheck: (parcels: readonly ParcelEntry[]) => Promise<Answer<readonly ParcelCheck[]>>;
  readonly onSend: (
    courier: { readonly carrier: string; readonly urlPattern: string | null },
    parcels: readonly ParcelToSend[],
  ) => Promise<Answer<readonly BulkItem[]>>;
};

/**
 * Parcel numbers for many orders at once: scanned or pasted beside the orders that wait for one, or from a file of the
 * courier's portal. A preview shows what would happen; then one press does it.
 */
export function ParcelsPage({ parcels, onCheck, onSend }: Props) {
  const [text, setText] = useState("");
  const [numbers, setNumbers] = useState<ParcelNumbers>({});
  const hasRows = parcels.some(({ reason }) => reason === null);
  const [checked, setChecked] = useState<readonly ParcelCheck[]>([]);
  /** Numbers of orders that look as if they cannot have left, but that the owner has confirmed as sent. */
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [unreadable, setUnreadable] = useState<readonly string[]>([]);
  const [results, setResults] = useState<readonly BulkItem[]>([]);
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<"courier" | "list">();
  const form = useRef<HTMLDivElement>(null);
  const { isBusy, whileBusy } = useBusy();
  const [courier, setCourier] = useState(loadCourier);
  const courierListId = useId();
  const couriers = useCourierNames();

  const check = async (typedList: string) => {
    setText(typedList);
    // Without a courier nothing can be sent. If this were reported at the end, the owner would have to look for the
    // field.
    if (courier.carrier.trim() === "") return showError(form.current, "courier", "Please enter the courier.");
    setResults([]);
    setChecked([]);
    setConfirmed(new Set());
    const { entries: pasted, unreadable: lines } = parseParcelList(typedList);
    const typed = parcels.flatMap(({ orderNumber, reason }) => {
      const parcelNumber = numbers[orderNumber]?.trim() ?? "";
      return reason === null && parcelNumber !== "" ? [{ orderNumber, parcelNumber }] : [];
    });
    const entries = [...typed, ...pasted];
    setUnreadable(lines);
    setError(null);
    if (entries.length === 0 && hasRows && typedList.trim() === "")
      return setError("Please enter a parcel number first.");
    if (entries.length === 0)
      return showError(form.current, "list", "No line has an order number and a parcel number.");
    if (entries.length > MAX_BULK_ORDERS)
      return showError(
        form.current,
        "list",
        `At most ${MAX_BULK_ORDERS} at once. This list has ${entries.length}; please split it.`,
      );
    clearError();
    const answer = await whileBusy(onCheck(entries));
    if (typeof answer === "string") return setError(answer);
    setError(null);
    setChecked(answer);
  };

  const send = async (parcels: readonly ParcelToSend[]) => {
    if (isBusy) return;
    if (courier.carrier.trim() === "") return showError(form.current, "courier", "Please enter the courier.");
    clearError();
    saveCourier(courier);
    saveCourierName(courier.carrier);
    const answer = await whileBusy(
      onSend({ carrier: courier.carrier.trim(), urlPattern: courier.urlPattern.trim() || null }, parcels),
    );
    if (typeof answer === "string") return setError(answer);
    setError(null);
    setResults(answer);
    setChecked([]);
    setNumbers({});
    setText("");
  };

  const list = (
    <>
      <label className={styles.file}>
        A file with both numbers (CSV){" "}
        <input
          type="file"
          className={adminStyles.file}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void file.text().then(check);
            target.value = "";
          }}
        />
      </label>
      <TextArea
        name="list"
        label="Or paste the lines"
        hint="An order number and a parcel number on each, in any order: ZA-1042, TCG0001"
        rows={5}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...errorOf("list")}
      />
    </>
  );
  const fitting = checked.filter(({ verdict }) => verdict === "fits");
  const toConfirm = fitting.filter(({ doubts }) => doubts.length > 0);
  const toSend = fitting.filter(
    ({ doubts, orderNumber }) => doubts.length === 0 || confirmed.has(orderNumber),
  );
  return (
    <AdminPage
      title="Send parcels"
      lead={
        hasRows
          ? "Scan or paste the parcel number of each order. Those without one stay as they are."
          : "Order numbers with their parcel numbers, from the courier's portal or pasted."
      }
    >
      <div ref={form} className={styles.columns}>
        <TextField
          name="courier"
          label="Courier"
          list={courierListId}
          value={courier.carrier}
          maxLength={100}
          onChange={({ target }) => setCourier({ ...courier, carrier: target.value })}
          {...errorOf("courier")}
        />
        <Suggestions id={courierListId} values={couriers} />
        <TextField
          label="Tracking link of the courier"
          hint="With {number} in place of the parcel number: https://courier.example/{number}"
          optional
          type="url"
          value={courier.urlPattern}
          maxLength={300}
          onChange={({ target }) => setCourier({ ...courier, urlPattern: target.value })}
        />
        <ParcelRows parcels={parcels} numbers={numbers} onChange={setNumbers} />
        {hasRows ? (
          <details>
            <summary>From a file or a pasted list instead</summary>
            <div className={styles.folded}>{list}</div>
          </details>
        ) : (
          list
        )}
        <Button variant="secondary" busy={isBusy} onClick={() => void check(text)}>
          {hasRows ? "Check the numbers" : "Check the list"}
        </Button>
        {error !== null && <p role="alert">{error}</p>}
      </div>
      {unreadable.length > 0 && (
        <section aria-label="Lines that were not read">
          <p>These lines have no order number and parcel number:</p>
          <ul>
            {unreadable.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and their order does not change
              <li key={index}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
      {checked.length > 0 && (
        <>
          <DataTable
            caption="What would happen"
            columns={[
              { key: "order", label: "Order", isTitle: true, render: ({ orderNumber }) => orderNumber },
              { key: "name", label: "For", render: ({ name }) => name },
              { key: "parcel", label: "Parcel number", render: ({ parcelNumber }) => parcelNumber },
              {
                key: "verdict",
                label: "Result",
                render: ({ verdict, doubts }) =>
                  doubts.length > 0 ? (
                    <Badge tone="attention">Has it really been sent?</Badge>
                  ) : (
                    <Badge tone={verdict === "fits" ? "good" : verdict === "sent" ? "neutral" : "attention"}>
                      {PARCEL_VERDICT_LABELS[verdict]}
                    </Badge>
                  ),
              },
            ]}
            rows={checked}
            rowKey={({ orderNumber, parcelNumber }) => `${orderNumber} ${parcelNumber}`}
            isFaded={({ verdict }) => verdict === "sent"}
          />
          {toConfirm.length > 0 && (
            <ParcelsToConfirm
              parcels={toConfirm}
              confirmed={confirmed}
              onToggle={(orderNumber) => setConfirmed((before) => toggled(before, orderNumber))}
            />
          )}
          <div>
            <Button
              busy={isBusy}
              disabled={toSend.length === 0}
              onClick={() =>
                void send(
                  toSend.map(({ orderNumber, parcelNumber, doubts }) => ({
                    orderNumber,
                    parcelNumber,
                    ...(doubts.length > 0 && { isConfirmed: true }),
                  })),
                )
              }
            >
              {sendLabel(toSend.length)}
            </Button>
          </div>
        </>
      )}
      {results.length > 0 && (
        <BulkResults items={results} doneLabel={results.length === 1 ? "order sent" : "orders sent"} />
      )}
    </AdminPage>
  );
}

const sendLabel = (parcels: number): string => {
  if (parcels === 0) return "No parcel is ready to send";
  return parcels === 1 ? "Mark one parcel as sent" : `Mark ${parcels} parcels as sent`;
};

const toggled = (numbers: ReadonlySet<string>, number: string): ReadonlySet<string> => {
  const others = [...numbers].filter((other) => other !== number);
  return new Set(numbers.has(number) ? others : [...others, number]);
};

/** Parcels that look as if they cannot have left. Each is left out until the owner confirms that it was sent. */
export function ParcelsToConfirm({
  parcels,
  confirmed,
  onToggle,
}: {
  readonly parcels: readonly ParcelCheck[];
  readonly confirmed: ReadonlySet<string>;
  readonly onToggle: (orderNumber: string) => void;
}) {
  return (
    <fieldset className={styles.toConfirm}>
      <legend>
        {parcels.length === 1 ? "Has this one really been sent?" : "Have these really been sent?"}
      </legend>
      <p>Tick what has really left. The others stay as they are.</p>
      {parcels.map(({ orderNumber, name, doubts }) => (
        <label key={orderNumber}>
          <input
            type="checkbox"
            checked={confirmed.has(orderNumber)}
            onChange={() => onToggle(orderNumber)}
          />
          <span>
            <strong>{orderNumber}</strong>
            {name && `, ${name}`}: {doubts.join(" ")}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
