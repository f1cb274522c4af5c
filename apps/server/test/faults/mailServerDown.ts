import { HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { createFakeClock } from "@storywall/testkit/fakeClock.ts";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { mailSmtp } from "../../src/adapters/mail-smtp/mailSmtp.ts";
import { createFakeMailbox } from "../support/fakeMailbox.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop } from "../support/testShop.ts";
import { startSmtpSink } from "./harness/smtpSink.ts";
import { atMost, exactly, type ThresholdResult } from "./harness/thresholds.ts";

const MAX_DELIVERY_MINUTES = 5;

/** Lets shoppers buy while the mail server is down for hours, then brings it back. */
export const runMailServerDown = async (
  database: Database,
  { hours, ordersAnHour }: { readonly hours: number; readonly ordersAnHour: number },
): Promise<{
  readonly thresholdResults: readonly ThresholdResult[];
  readonly receivedIds: readonly string[];
}> => {
  const sink = await startSmtpSink();
  const smtp = mailSmtp(sink.url);
  const clock = createFakeClock();
  const mailbox = { ...createFakeMailbox(), send: smtp.send, close: smtp.close };
  const shops = await Promise.all([1, 2].map(() => openTestShop(database, { clock, mailbox })));
  const advanceMinute = async (): Promise<void> => {
    clock.advance(MINUTE_MS);
    await Promise.all(shops.map(({ shop }) => shop.mailSender.sendDue()));
  };
  const countUnsent = async (): Promise<number> =>
    (await database.selectFrom("mailOutbox").select("id").where("sentAt", "is", null).execute()).length;

  let orders = 0;
  for (let hour = 0; hour < hours; hour++) {
    sink.setBehaviour(hour % 2 ? "fail" : "reject");
    for (const test of shops) {
      await Promise.all(
        Array.from({ length: ordersAnHour / shops.length }, async () => {
          const { order } = await shopper(test).buy();
          if (order.status === "placed") orders++;
        }),
      );
    }
    for (let minute = 0; minute < 10; minute++) await advanceMinute();
    clock.advance(HOUR_MS - 10 * MINUTE_MS);
  }
  const receivedTooEarly = sink.receivedIds.length;
  sink.setBehaviour("accept");
  let minutes = 0;
  while ((await countUnsent()) > 0 && minutes < 120) {
    await advanceMinute();
    minutes++;
  }
  for (const { close } of shops) await close();
  await smtp.close();
  await sink.close();
  const name = `mail server down for ${hours} h`;
  const thresholdResults = [
    exactly(`${name}: placed orders`, orders, hours * ordersAnHour),
    exactly(`${name}: mails while it was down`, receivedTooEarly, 0),
    exactly(`${name}: mails after its return`, sink.receivedIds.length, hours * ordersAnHour),
    exactly(`${name}: mails that arrived twice`, sink.receivedIds.length - new Set(sink.receivedIds).size, 0),
    atMost(`${name}: all sent after its return`, minutes, MAX_DELIVERY_MINUTES, " min"),
  ];
  return { thresholdResults, receivedIds: sink.receivedIds };
};
