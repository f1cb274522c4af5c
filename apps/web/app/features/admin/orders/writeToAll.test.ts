import { expect, test } from "vitest";
import { writeToAll } from "./writeToAll.ts";

test("B13 the shoppers of chosen orders get the same words, each once, and what failed says why", async () => {
  const orders = [
    { orderId: "o1", orderNumber: "ZA-10001" },
    { orderId: "o2", orderNumber: "ZA-10002" },
  ];
  const sent: string[] = [];
  const items = await writeToAll(
    orders,
    { text: "Oak is late", messageId: "m" },
    async (orderId, message) => {
      sent.push(`${orderId} ${message.messageId} ${message.text}`);
      return orderId === "o2" ? "This conversation is full." : null;
    },
  );
  expect(sent).toEqual(["o1 m.o1 Oak is late", "o2 m.o2 Oak is late"]);
  expect(items).toEqual([
    { ...orders[0], isDone: true, reason: null },
    { ...orders[1], isDone: false, reason: "This conversation is full." },
  ]);
});
