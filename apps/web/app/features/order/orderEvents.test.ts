import { expect, test } from "vitest";
import { listOrderEvents } from "./orderEvents.ts";

test("B9 the history lists states and changes in order, and each wall's changes of a kind once", () => {
  const events = listOrderEvents({
    history: [
      { status: "placed", at: "2026-11-21T09:00:00.000Z" },
      { status: "in_production", at: "2026-11-21T12:00:00.000Z" },
    ],
    changes: [
      { what: "crop", cartItemId: "line", tile: "tile_1", at: "2026-11-21T09:10:00.000Z" },
      { what: "address", cartItemId: null, tile: null, at: "2026-11-21T09:20:00.000Z" },
      { what: "email", cartItemId: null, tile: null, at: "2026-11-21T09:25:00.000Z" },
      { what: "photo", cartItemId: "line", tile: "tile_2", at: "2026-11-21T09:30:00.000Z" },
      { what: "address", actor: "owner", cartItemId: null, tile: null, at: "2026-11-21T11:00:00.000Z" },
    ],
    lineItems: [],
  });
  expect(events.map(({ text, at }) => `${text} ${at.slice(11, 16)}`)).toEqual([
    "Placed 09:00",
    "You changed crops in your wall 09:10",
    "You changed the address 09:20",
    "You changed the email address 09:25",
    "You changed photos in your wall 09:30",
    "We changed the address 11:00",
    "Being made 12:00",
  ]);
});

test("R4.13 the history of an order whose photos come later begins with its placing", () => {
  const events = listOrderEvents({
    history: [
      { status: "awaiting_photos", at: "2026-11-21T09:00:00.000Z" },
      { status: "placed", at: "2026-11-21T12:00:00.000Z" },
    ],
    changes: [],
    lineItems: [],
  });
  expect(events.map(({ text }) => text)).toEqual([
    "Placed, waiting for your photos",
    "All your photos received",
  ]);
});
