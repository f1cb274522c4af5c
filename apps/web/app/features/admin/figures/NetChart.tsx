import type { FigureReport } from "@storywall/contract/schemas/owner/figures.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { axisTicks } from "./axisTicks.ts";
import styles from "./Figures.module.css";

const WIDTH = 720;
const HEIGHT = 240;
/** Space for the amounts at the left and the days below. */
const LEFT = 112;
const BOTTOM = 28;
const TOP = 12;

/** Net sales by day as bars, and those of the preceding days as a dashed line. */
export function NetChart({ report, label }: { readonly report: FigureReport; readonly label: string }) {
  const { days, previousDays, currency } = report;
  const ticks = axisTicks([...days, ...previousDays].map(({ netSales }) => netSales));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const toY = (amount: number) => TOP + ((high - amount) / (high - low)) * (HEIGHT - TOP - BOTTOM);
  const step = (WIDTH - LEFT) / days.length;
  const middle = (index: number) => LEFT + (index + 0.5) * step;
  const line = previousDays
    .map(({ netSales }, index) => `${middle(index).toFixed(1)},${toY(netSales).toFixed(1)}`)
    .join(" ");
  const everyNth = Math.ceil(days.length / 8);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={WIDTH} y1={toY(tick)} y2={toY(tick)} className={styles.grid} />
          <text x={LEFT - 8} y={toY(tick) + 4} textAnchor="end" className={styles.tick}>
            {formatMoney(minor(Math.round(tick)), currency).replace(/\.\d\d$/, "")}
          </text>
        </g>
      ))}
      {days.map(({ day, netSales }, index) => (
        <rect
          key={day}
          x={middle(index) - step * 0.35}
          width={step * 0.7}
          y={Math.min(toY(netSales), toY(0))}
          height={Math.abs(toY(netSales) - toY(0))}
          className={styles.bar}
        />
      ))}
      <polyline points={line} className={styles.before} />
      {days.map(
        ({ day }, index) =>
          index % everyNth === 0 && (
            <text key={day} x={middle(index)} y={HEIGHT - 8} textAnchor="middle" className={styles.tick}>
              {`${Number(day.slice(8))}/${Number(day.slice(5, 7))}`}
            </text>
          ),
      )}
    </svg>
  );
}
