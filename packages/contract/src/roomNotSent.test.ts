import { setPlace, setWallWidth, showScaleAid } from "@storywall/domain/design/commands/roomCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { RoomPlace } from "@storywall/domain/design/room.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { toWireDesign } from "./designWire.ts";

test("B5 the room of a design is not sent with a cart line and changes no price", () => {
  const plain = createDesign({ kind: "template", key: "grid_four_frames" });
  const size = { width: mm(3000), height: mm(2200) };
  const own: RoomPlace = { kind: "own", pictureId: "wall-1", size };
  const placed = setPlace.run(plain, { place: own });
  const measured = setWallWidth.run(placed, { wallWidth: mm(2400) });
  const shown = showScaleAid.run(measured, { scaleAid: "rulers", isShown: true });
  expect(shown).not.toEqual(plain);
  expect(toWireDesign(shown)).toEqual(toWireDesign(plain));
  expect(wallPrice(ZA, shown)).toBe(wallPrice(ZA, plain));
});
