import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { REMAKE_REASON_RULES } from "@storywall/domain/print/remakeReasons.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { Link } from "react-router";
import { useOwnerSession } from "../shell/useOwnerSession.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { FigureSection } from "./FigureSection.tsx";

type Props = {
  readonly report: Pick<FigureReport, "site" | "currency" | "tilesByVariant" | "codes" | "remakes">;
  readonly csvHref: (table: string) => string;
};

const SIZE_NAMES = new Map<string, string>(Object.entries(FRAME_SIZES).map(([key, { name }]) => [key, name]));

/** Frames by size and style, promo codes, and tiles made again. Each table is shown only when it has rows. */
export function MoreTables({ report: { site, currency, tilesByVariant, codes, remakes }, csvHref }: Props) {
  // The page of a code is part of the shop's settings, which the bookkeeper's role cannot open.
  const canOpenCodes = useOwnerSession().staff?.rights.includes("shop.edit") ?? false;
  return (
    <>
      {tilesByVariant.length > 0 && (
        <FigureSection title="Which frames were ordered" csvHref={csvHref("tiles")}>
          <DataTable
            caption="Frames by size and style"
            rows={tilesByVariant}
            rowKey={({ size, frameStyle }) => `${size} ${frameStyle}`}
            columns={[
              {
                key: "size",
                label: "Size",
                isTitle: true,
                render: ({ size }) => SIZE_NAMES.get(size) ?? size,
              },
              { key: "frame", label: "Frame", render: ({ frameStyle }) => frameStyle },
              { key: "pieces", label: "Frames", isNumber: true, render: ({ pieces }) => pieces },
            ]}
          />
        </FigureSection>
      )}
      {codes.length > 0 && (
        <FigureSection title="Which codes were used" csvHref={csvHref("codes")}>
          <DataTable
            caption="Orders by promo code, cancelled ones too"
            rows={codes}
            rowKey={({ code }) => code}
            columns={[
              {
                key: "code",
                label: "Code",
                isTitle: true,
                render: ({ code }) =>
                  canOpenCodes ? (
                    <Link to={`/admin/codes/${encodeURIComponent(code)}?site=${site}`}>{code}</Link>
                  ) : (
                    code
                  ),
              },
              { key: "orders", label: "Orders", isNumber: true, render: ({ orders }) => orders },
              {
                key: "grossSales",
                label: "Gross sales",
                isNumber: true,
                render: ({ grossSales }) => formatMoney(minor(grossSales), currency),
              },
              {
                key: "discount",
                label: "Given away",
                isNumber: true,
                render: ({ discount }) => formatMoney(minor(discount), currency),
              },
            ]}
          />
        </FigureSection>
      )}
      {remakes.length > 0 && (
        <FigureSection title="Why pieces were made again" csvHref={csvHref("remakes")}>
          <DataTable
            caption="Pieces made again by reason"
            rows={remakes}
            rowKey={({ reason, isAfterSending }) => `${reason} ${isAfterSending}`}
            columns={[
              {
                key: "reason",
                label: "Reason",
                isTitle: true,
                render: ({ reason }) => REMAKE_REASON_RULES[reason].label,
              },
              {
                key: "when",
                label: "When",
                render: ({ isAfterSending }) => (isAfterSending ? "after sending" : "before sending"),
              },
              { key: "pieces", label: "Pieces", isNumber: true, render: ({ pieces }) => pieces },
            ]}
          />
        </FigureSection>
      )}
    </>
  );
}
