import { samplePhotoPath } from "../../support/makePhotos.ts";
import { expectPhotos, expectUploaded } from "../support/designer.ts";
import { test } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";

const [KOI, LEAF] = [samplePhotoPath("koi"), samplePhotoPath("leaf")];

const hangTwoPhotos = async (visit: Visit): Promise<void> => {
  await visit.open("/design?set=square_trio");
  await visit.addPhotos([KOI, LEAF]);
  await expectPhotos(visit, [KOI, LEAF]);
  await expectUploaded(visit);
};
const middlesOf = async (visit: Visit) => ({
  first: await visit.middleOf({ role: "button", name: /^Tile 1 of/ }),
  second: await visit.middleOf({ role: "button", name: /^Tile 2 of/ }),
});

test("B3 a photo is dragged by mouse to another tile, and undo takes it back", async ({ visit }) => {
  await hangTwoPhotos(visit);
  const { first, second } = await middlesOf(visit);
  await visit.drag(first, second);
  await expectPhotos(visit, [LEAF, KOI]);
  await visit.press("button", "Undo");
  await expectPhotos(visit, [KOI, LEAF]);
});

test("B3 a photo is held by a finger and dragged to another tile", async ({ visit, session, screenSize }) => {
  test.skip(!screenSize.isPhone, "Only on a phone.");
  await hangTwoPhotos(visit);
  const { first, second } = await middlesOf(visit);
  if (session.hasTouch) await visit.drag(first, second, "touch");
  else await dragByMadeUpFinger(visit, first, second);
  await expectPhotos(visit, [LEAF, KOI]);
});

type Point = { readonly x: number; readonly y: number };

/**
 * WebKit's driver has no touch input, so this dispatches touch events to the page, without the browser's own
 * scrolling.
 */
const dragByMadeUpFinger = (visit: Visit, from: Point, to: Point): Promise<null> =>
  visit.run(
    async (from: Point, to: Point) => {
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      const send = (type: string, { x, y }: Point) =>
        document.elementFromPoint(x, y)?.dispatchEvent(
          new PointerEvent(type, {
            pointerType: "touch",
            pointerId: 7,
            isPrimary: true,
            bubbles: true,
            cancelable: true,
            clientX: x,
            clientY: y,
          }),
        );
      send("pointerdown", from);
      await wait(600);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        send("pointermove", { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
        await wait(50);
      }
      send("pointerup", to);
      return null;
    },
    from,
    to,
  );
