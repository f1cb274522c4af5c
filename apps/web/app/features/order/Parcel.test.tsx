import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Parcel } from "./Parcel.tsx";

const TRACKING = { carrier: "The Courier Guy", number: "TCG1", url: "https://track.example/TCG1" };

const shown = (status: OrderState, tracking?: Partial<typeof TRACKING> | { readonly url: null }): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Parcel
        order={{
          status,
          tracking: tracking && { ...TRACKING, ...tracking },
          shippingAddress: { phone: "082 123 4567" },
        }}
      />
    </MemoryRouter>,
  );

test("B9 a shipped parcel shows courier, number and tracking link", () => {
  const html = shown("shipped", TRACKING);
  expect(html).toContain("The Courier Guy is delivering it. The tracking number is <strong>TCG1</strong>.");
  expect(html).toContain("The courier will call 082 123 4567 before delivering.");
  expect(html).toMatch(/<a [^>]*href="https:\/\/track\.example\/TCG1"[^>]*>Track your parcel<\/a>/);
});

test("B9 a delivered parcel no longer announces a courier", () => {
  const html = shown("delivered", TRACKING);
  expect(html).toContain("It was sent with The Courier Guy");
  expect(html).not.toContain("rings");
});

test("B9 a parcel that the shop delivers itself speaks of no courier and no number", () => {
  expect(shown("shipped", { carrier: "", number: "" })).toBe("");
});

test("a parcel without a tracking page has no link, and an order without a parcel shows none", () => {
  expect(shown("shipped", { url: null })).not.toContain("<a ");
  expect(shown("placed")).toBe("");
});
