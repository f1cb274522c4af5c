import { fakeClock, HOUR, MINUTE } from "@storywall/testkit/fakeClock.ts";
import type { Database } from "../../src/adapters/database/engine/connect.ts";
import { mailSmtp } from "../../src/adapters/mail-smtp/mailSmtp.ts";
import { createMailbox } from "../support/mailbox.ts";
import { shopper } from "../support/shopper.ts";
import { openTestShop } from "../support/testShop.ts";
import { atMost, type Bar, exactly } from "./harness/bars.ts";
import { openSmtpSink } from "./harness/smtpSink.ts";

const MOST_MINUTES = 5;

/** People go on buying while the mail server takes nothing for hours; then it is back. */
export const mailServerDown = async (
  database: Database,
  { hours, ordersAnHour }: { readonly hours: number; readonly ordersAnHour: number },
): Promise<{ readonly bars: readonly Bar[]; readonly arrived: readonly string[] }> => {
  const sink = await openSmtpSink();
  const smtp = mailSmtp(sink.url);
  const clock = fakeClock();
  const mailbox = { ...createMailbox(), send: smtp.send, close: smtp.close };
  const shops = await Promise.all([1, 2].map(() => openTestShop(database, clock, mailbox)));
  const aMinutePasses = async (): Promise<void> => {
    clock.advance(MINUTE);
    await Promise.all(shops.map(({ shop }) => shop.mailSender.sendDue()));
  };
  const waiting = async (): Promise<number> =>
    (await database.selectFrom("mailOutbox").select("id").where("sentAt", "is", null).execute()).length;

  let orders = 0;
  for (let hour = 0; hour < hours; hour++) {
    sink.behave(hour % 2 ? "breaksOff" : "sendsAway");
    for (const test of shops) {
      await Promise.all(
        Array.from({ length: ordersAnHour / shops.length }, async () => {
          const { order } = await shopper(test).buy();
          if (order.status === "placed") orders++;
        }),
      );
    }
    for (let minute = 0; minute < 10; minute++) await aMinutePasses();
    clock.advance(HOUR - 10 * MINUTE);
  }
  const arrivedTooEarly = sink.arrived.length;
  sink.behave("takes");
  let minutes = 0;
  while ((await waiting()) > 0 && minutes < 120) {
    await aMinutePasses();
    minutes++;
  }
  for (const { close } of shops) await close();
  await smtp.close();
  await sink.close();
  const name = `mail server down for ${hours} h`;
  const bars = [
    exactly(`${name}: orders that were placed`, orders, hours * ordersAnHour),
    exactly(`${name}: mails before it was back`, arrivedTooEarly, 0),
    exactly(`${name}: mails after`, sink.arrived.length, hours * ordersAnHour),
    exactly(`${name}: mails that arrived twice`, sink.arrived.length - new Set(sink.arrived).size, 0),
    atMost(`${name}: all out after its return`, minutes, MOST_MINUTES, " min"),
  ];
  return { bars, arrived: sink.arrived };
};
