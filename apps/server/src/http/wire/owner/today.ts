import type {
  Today as WireToday,
  WorkList as WireWorkList,
} from "@storywall/contract/schemas/owner/today.ts";
import type { Today } from "../../../usecases/today/getToday.ts";
import type { WorkList } from "../../../usecases/today/readOrderQueues.ts";
import { toThreadSummary } from "../messages.ts";
import { toOrderRow } from "./orderList.ts";
import { toPaymentToReview } from "./ownerOrder.ts";
import { toSiteShortage } from "./stock.ts";

export const toToday = ({ unread, mails, ...today }: Today): WireToday => ({
  toBegin: toWorkList(today.toBegin),
  late: toWorkList(today.late),
  failedPrints: toWorkList(today.failedPrints),
  toPrint: toWorkList(today.toPrint),
  toSend: toWorkList(today.toSend),
  paused: toWorkList(today.paused),
  waitingForAnswer: today.waitingForAnswer,
  changeable: { count: today.changeable.count, until: toTime(today.changeable.until) },
  replacements: {
    items: today.replacements.rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    count: today.replacements.count,
  },
  printQuestions: today.printQuestions,
  heldPrints: today.heldPrints,
  payments: today.payments.map(toPaymentToReview),
  unread: { count: unread.count, threads: unread.threads.map(toThreadSummary) },
  unready: [...today.unready],
  endingCodes: [...today.endingCodes],
  shortages: today.shortages.map(toSiteShortage),
  mails: {
    ...mails,
    oldest: toTime(mails.oldest),
    failures: mails.failures.map((failure) => ({ ...failure, at: failure.at.toISOString() })),
    lastSentAt: toTime(mails.lastSentAt),
    lastError: mails.lastError && { ...mails.lastError, at: mails.lastError.at.toISOString() },
    test: mails.test && { ...mails.test, sentAt: toTime(mails.test.sentAt) },
  },
  figures: [...today.figures],
  prints: today.prints && { ...today.prints, printsByAge: [...today.prints.printsByAge] },
});

const toTime = (at: Date | null): string | null => at?.toISOString() ?? null;

const toWorkList = ({ rows, ...list }: WorkList): WireWorkList => ({ ...list, items: rows.map(toOrderRow) });
