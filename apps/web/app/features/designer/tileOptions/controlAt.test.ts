import { expect, test } from "vitest";
import { controlAt } from "./controlAt.ts";

const button = (left: number) => ({
  getBoundingClientRect: () => ({ left, right: left + 44, top: 8, bottom: 52 }),
});

test("B3 a press on Undo or Redo beside the options of a tile reaches that button", () => {
  const [undo, redo] = [button(8), button(52)];
  const pressed = (clientX: number, clientY: number) => controlAt([undo, redo], { clientX, clientY });
  expect(pressed(30, 30)).toBe(undo);
  // Where two buttons share an edge, it belongs to one of them.
  expect(pressed(52, 30)).toBe(redo);
  expect(pressed(30, 200)).toBeUndefined();
  expect(pressed(200, 30)).toBeUndefined();
});
