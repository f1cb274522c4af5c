import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import styles from "./Figures.module.css";
import { figureSearch } from "./figureAddress.ts";

/** Money that none of the sums includes: the other kind of payments, failed refunds, payments without an order. */
export function MoneyNotes({ report }: { readonly report: FigureReport }) {
  const { payments, hasOtherPayments, failedRefunds, refundsWithoutOrder, currency } = report;
  const other = payments === "test" ? "real" : "test";
  const amountOf = ({ amount }: { readonly amount: number }) => formatMoney(minor(amount), currency);
  return (
    <>
      {(payments === "test" || hasOtherPayments) && (
        <p className={styles.notice}>
          {payments === "test"
            ? "These are test payments: no real money came in."
            : "Test payments aren't in these figures."}{" "}
          {hasOtherPayments && (
            <Link to={figureSearch({ ...report, payments: other })}>Show {other} payments instead</Link>
          )}
        </p>
      )}
      {failedRefunds.count > 0 && (
        <p>
          Failed refunds: {failedRefunds.count}, {amountOf(failedRefunds)} in all. They aren't counted as
          refunds.
        </p>
      )}
      {refundsWithoutOrder.count > 0 && (
        <p>
          {amountOf(refundsWithoutOrder)} was refunded for payments without an order. It's in none of these
          sums.
        </p>
      )}
    </>
  );
}
