import { ofSite } from "@storywall/domain/sites/site.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { canBegin, changeableUntil } from "../orderList/canBegin.ts";
import { ANY_ORDER, type OrderRowView, toFilter, toOrderRows } from "../orderList/findOrders.ts";
import type { Shop } from "../shop.ts";

/** Some rows of a list and their total number; with `isMore` there are at least that many. */
export type WorkList = {
  readonly rows: readonly OrderRowView[];
  readonly count: number;
  readonly isMore: boolean;
};

/** Orders that need work, oldest first. */
export type OrderQueues = {
  readonly toBegin: WorkList;
  readonly late: WorkList;
  readonly failedPrints: WorkList;
  /** Orders in the workshop: those with prints that are still to be printed, and those with all printed. */
  readonly toPrint: WorkList;
  readonly toSend: WorkList;
  /**
   * Orders that staff hold back, or that are stopped since money went back: nothing of them is made until staff
   * release them.
   */
  readonly paused: WorkList;
  /**
   * Number of orders whose shoppers were asked about a print and can still answer, including those whose
   * production began anyway.
   */
  readonly waitingForAnswer: number;
  /** Number of orders that their shoppers may still change, and when the last change window ends. */
  readonly changeable: { readonly count: number; readonly until: Date | null };
};

export const MAX_ROWS = 5;
/** Maximum count. The list of orders has the rest. */
const MAX_COUNTED = 100;

/** Returns the work on orders. Only ids are counted; the data of the shown rows is read in one query. */
export const readOrderQueues = async (shop: Shop, actor: StaffActor, now: Date): Promise<OrderQueues> => {
  const { orderList } = shop.repositories;
  const { lateBefore, timeZones } = await toFilter(shop, actor, { ...ANY_ORDER, isLate: true });
  const placed = await orderList.findPlaced(MAX_COUNTED);
  const toBegin = placed
    .filter((order) => canBegin(order, ofSite(shop.sites(), order.site), now))
    .map(({ id }) => id);
  const ends = placed.flatMap((order) => changeableUntil(order, ofSite(shop.sites(), order.site), now) ?? []);
  const late = await orderList.findWorkIds({ lateBefore, timeZones }, MAX_COUNTED);
  const failedPrints = await orderList.findWorkIds("failedPrints", MAX_COUNTED);
  const toPrint = await orderList.findWorkIds("toPrint", MAX_COUNTED);
  const toSend = await orderList.findWorkIds("toSend", MAX_COUNTED);
  const paused = await orderList.findWorkIds("paused", MAX_COUNTED);

  const lists = [toBegin, late, failedPrints, toPrint, toSend, paused];
  const shown = lists.flatMap((ids) => ids.slice(0, MAX_ROWS));
  const entries = await orderList.findByIds([...new Set(shown)]);
  const rows = new Map((await toOrderRows(shop, actor, entries)).map((row) => [row.id, row]));
  const toWorkList = (ids: readonly string[]): WorkList => ({
    rows: ids.slice(0, MAX_ROWS).flatMap((id) => rows.get(id) ?? []),
    count: ids.length,
    isMore: ids.length >= MAX_COUNTED,
  });
  return {
    toBegin: toWorkList(toBegin),
    late: toWorkList(late),
    failedPrints: toWorkList(failedPrints),
    toPrint: toWorkList(toPrint),
    toSend: toWorkList(toSend),
    paused: toWorkList(paused),
    waitingForAnswer: await orderList.countWaitingForAnswer(),
    changeable: {
      count: ends.length,
      until: ends.length === 0 ? null : new Date(Math.max(...ends.map(Number))),
    },
  };
};
