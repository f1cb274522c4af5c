import type { CallResult } from "@storywall/contract/client.ts";
import type { PromoReport } from "@storywall/contract/schemas/promoCode.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { PromoState } from "@storywall/domain/pricing/promoState.ts";
import { localInstant } from "@storywall/domain/time/localInstant.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { noAnswerMessage } from "../shell/noAnswer.ts";
import { SiteTabs } from "../shopSettings/SiteTabs.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { type NewestPromoCode, PromoCodeForm, type SentPromoCode } from "./PromoCodeForm.tsx";
import styles from "./PromoCodes.module.css";

type Props = {
  readonly sites: readonly OwnerSite[];
  readonly site: OwnerSite;
  readonly codes: readonly PromoReport[];
  /** Returns the address of this country's home page that adds a code to the cart. */
  readonly linkWith: (code: string) => string;
  readonly onCreate: (promo: SentPromoCode) => Promise<CallResult<unknown>>;
  readonly onChange: (code: string, promo: SentPromoCode, seen: PromoReport) => Promise<CallResult<unknown>>;
  readonly loadNewest: (code: string) => Promise<NewestPromoCode | undefined>;
  /** `expiresAt`: the new end of a code that is used again; null when it has no end. */
  readonly onSetEnded: (
    code: string,
    isEnded: boolean,
    expiresAt: string | null,
  ) => Promise<CallResult<unknown>>;
};

const STATES: Readonly<Record<PromoState, readonly [tone: BadgeTone, label: string]>> = {
  active: ["good", "active"],
  upcoming: ["attention", "starts later"],
  ended: ["neutral", "ended"],
  used_up: ["neutral", "used up"],
};

/** Promo codes of a country: the discount and the results of each, a form to create one, and a button to end one. */
export function PromoCodesPage({
  sites,
  site,
  codes,
  linkWith,
  onCreate,
  onChange,
  loadNewest,
  onSetEnded,
}: Props) {
  const [changing, setChanging] = useState<PromoReport | null>(null);
  return (
    <AdminPage
      title="Promo codes"
      lead="One code per order. Revenue counts its orders, except cancelled ones."
    >
      <SiteTabs sites={sites} current={site.code} />
      <PromoCodeForm
        key={`${site.code} ${changing?.code ?? ""}`}
        site={site}
        changed={changing}
        onSend={(promo, seen) => (seen === null ? onCreate(promo) : onChange(seen.code, promo, seen))}
        loadNewest={loadNewest}
        onClose={() => setChanging(null)}
      />
      {codes.length === 0 ? (
        <EmptyState title="No codes yet">Codes that you make appear here.</EmptyState>
      ) : (
        <DataTable
          caption="Promo codes"
          rows={codes}
          rowKey={({ code }) => code}
          isFaded={({ state }) => state === "ended" || state === "used_up"}
          columns={[
            {
              key: "code",
              label: "Code",
              isTitle: true,
              render: ({ code, state, note }) => (
                <>
                  <strong>{code}</strong> <Badge tone={STATES[state][0]}>{STATES[state][1]}</Badge>
                  {note !== undefined && <div className={styles.note}>{note}</div>}
                </>
              ),
            },
            { key: "terms", label: "Discount", render: (code) => describeTerms(code, site) },
            {
              key: "orders",
              label: "Orders",
              isNumber: true,
              render: ({ code, orders }) =>
                orders === 0 ? "0" : <Link to={`/admin/codes/${code}?site=${site.code}`}>{orders}</Link>,
            },
            {
              key: "revenue",
              label: "Revenue",
              isNumber: true,
              render: (code) => formatAmount(code, code.revenue),
            },
            {
              key: "discount",
              label: "Given away",
              isNumber: true,
              render: (code) => formatAmount(code, code.discount),
            },
            {
              key: "actions",
              label: "Link",
              render: (code) => (
                <div className={styles.actions}>
                  <small>{linkWith(code.code)}</small>
                  <CopyButton
                    label={`the link with ${code.code}`}
                    variant="secondary"
                    text={linkWith(code.code)}
                  />
                  <Button
                    variant="secondary"
                    aria-label={`Change ${code.code}`}
                    onClick={() => setChanging(code)}
                  >
                    Change
                  </Button>
                  <EndButton report={code} timeZone={site.timeZone} onSetEnded={onSetEnded} />
                </div>
              ),
            },
          ]}
        />
      )}
    </AdminPage>
  );
}

const formatAmount = ({ currency }: Pick<PromoReport, "currency">, amount: number): string =>
  formatMoney(minor(amount), currency);

const describeTerms = (report: PromoReport, { timeZone }: OwnerSite): string => {
  const { percent, amount, minimum, startsAt, expiresAt, maxUses, oncePerEmail, isWelcomeCode } = report;
  return [
    amount === undefined ? `${percent}%` : formatAmount(report, amount),
    minimum !== undefined && `from ${formatAmount(report, minimum)}`,
    startsAt !== undefined && `from ${formatLocalDate(startsAt, timeZone)}`,
    expiresAt !== undefined && `until ${formatLocalDate(expiresAt, timeZone)}`,
    maxUses !== undefined && `${maxUses} orders at most`,
    oncePerEmail && "once for each address",
    isWelcomeCode && "the welcome offer",
  ]
    .filter((part) => part !== false)
    .join(", ");
};

const formatLocalDate = (at: string, timeZone: string): string => {
  const day = localDay(at, timeZone);
  return `${formatDay(day)} ${day.slice(0, 4)}`;
};

/** Ends a code at once. To use an ended code again, the person is asked for its new last day. */
function EndButton({
  report: { code, state, isWelcomeCode },
  timeZone,
  onSetEnded,
}: { readonly report: PromoReport; readonly timeZone: string } & Pick<Props, "onSetEnded">) {
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [lastDay, setLastDay] = useState("");
  // The welcome offer gives this code to shoppers; it can be changed there.
  if (isWelcomeCode) return <Link to="/admin/shop/offer">Welcome offer</Link>;
  const isEnded = state === "ended";
  const setEnded = async (expiresAt: string | null) => {
    const result = await onSetEnded(code, !isEnded, expiresAt);
    if (result.kind === "ok") return null;
    if (result.kind !== "error") return noAnswerMessage();
    return result.issues.length > 0 ? "Please choose today or a later day." : result.message;
  };
  return (
    <>
      <Button
        variant="secondary"
        busy={isBusy}
        aria-label={`${isEnded ? "Use again" : "End"}: ${code}`}
        onClick={() => {
          if (isEnded) setIsAsking(true);
          else void whileBusy(setEnded(null)).then(setError);
        }}
      >
        {isEnded ? "Use again" : "End"}
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Use ${code} again?`}
        confirmLabel="Use it again"
        onConfirm={() => setEnded(lastDay === "" ? null : localInstant(lastDay, "23:59:59", timeZone))}
        onClose={() => setIsAsking(false)}
      >
        <TextField
          label="Last day"
          hint="Without one, it works until you end it."
          type="date"
          optional
          value={lastDay}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
