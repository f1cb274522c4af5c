import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import { unplacedMessage } from "./unplacedMessage.ts";

const trioWith = (count: number) =>
  addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
    photos: Array.from({ length: count }, (_, index) => ({ id: `p${index}`, fileName: `${index}.jpg` })),
  });

test("B3 a wall in the cart says how many photos are not on it, without those that cannot be used", () => {
  expect(unplacedMessage(trioWith(3), [])).toBeNull();
  expect(unplacedMessage(trioWith(4), [])).toBe(
    "1 of your photos isn't on this wall. It stays under Photos.",
  );
  expect(unplacedMessage(trioWith(5), [])).toBe(
    "2 of your photos aren't on this wall. They stay under Photos.",
  );
  expect(unplacedMessage(trioWith(4), ["p3"])).toBeNull();
});
