import { ROOM_KEYS, type RoomKey } from "@storywall/domain/design/room.ts";
import { expect, test } from "vitest";
import { sampleWallOf } from "../../lib/samples/sampleDesigns.ts";
import { plainRoom, type RoomScene } from "../roomScene.server.ts";
import { settingsOf } from "./cameraSettings.server.ts";
import { framesOf } from "./framesOnWall.server.ts";
import { lightRoom } from "./lightRoom.server.ts";
import { linear } from "./linearLight.server.ts";
import type { RoomParts } from "./roomParts.server.ts";

const [WIDTH, HEIGHT] = [480, 360];
const VIEW = { x: -800, y: -1960, width: 1600, height: 1200 };
/** Pixels of the picture for each mm of the wall. */
const SCALE = WIDTH / VIEW.width;
/** Where the wall's top left corner hangs, in pixels. */
const AT = { x: 120, y: 90 };

const sample = sampleWallOf("square_trio");
if (!sample) throw new Error("no such wall");

const sceneIn = (room: RoomKey, isHung = true): RoomScene => ({
  variant: plainRoom(room),
  view: VIEW,
  isNear: true,
  hung: isHung ? { ...sample, at: { x: VIEW.x + AT.x / SCALE, y: VIEW.y + AT.y / SCALE } } : null,
});

const pixelsOf = (channels: number, value: number) => new Uint8Array(WIDTH * HEIGHT * channels).fill(value);

/** Returns a pale wall whose tiles are of one grey, without furniture. */
const partsWith = (grey: number | null): RoomParts => {
  const tiles = pixelsOf(4, 0);
  if (grey !== null)
    for (const { outer } of sample.wall.tiles)
      for (let row = 0; row < Math.round(outer.height * SCALE); row += 1) {
        const first = (AT.y + Math.round(outer.y * SCALE) + row) * WIDTH + AT.x + Math.round(outer.x * SCALE);
        for (let pixel = first; pixel < first + Math.round(outer.width * SCALE); pixel += 1)
          tiles.set([grey, grey, grey, 255], pixel * 4);
      }
  return { width: WIDTH, height: HEIGHT, wall: pixelsOf(3, 215), tiles, furniture: pixelsOf(4, 0) };
};

/** A wall in slate, in the light in which a white one is as bright as that of `partsWith`. */
const SLATE_WALL = pixelsOf(3, 0).map((_, index) => [86, 98, 106][index % 3] ?? 0);

const valueAt = (pixels: Uint8Array, x: number, y: number): number =>
  pixels[(Math.round(y) * WIDTH + Math.round(x)) * 3 + 1] ?? 0;

/** Returns points of each tile, in pixels: in the middle of its photo, and on the wall left and right of it. */
const points = sample.wall.tiles.map(({ outer }) => {
  const [left, width] = [AT.x + outer.x * SCALE, outer.width * SCALE];
  const y = AT.y + (outer.y + outer.height / 2) * SCALE;
  return { y, left: left - 4, moulding: left + 2, middle: left + width / 2, right: left + width + 4 };
});

test.each(ROOM_KEYS)(
  "in the %s the same light, which is not even, is on the wall and on the tiles",
  async (room) => {
    const [bare, white] = await Promise.all([
      lightRoom(sceneIn(room, false), partsWith(null)),
      lightRoom(sceneIn(room), partsWith(200)),
    ]);
    const everywhere = Array.from({ length: 60 }, (_, row) => row * 6).flatMap((y) =>
      [20, 150, 300, 460].map((x) => valueAt(bare, x, y)),
    );
    expect(Math.max(...everywhere) - Math.min(...everywhere)).toBeGreaterThan(12);
    const shares = points.map(({ middle, y }) => valueAt(white, middle, y) / valueAt(bare, middle, y));
    expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.018);
  },
);

// One is photographed from the left, the other from the right.
test.each(["nursery", "study"] as const)(
  "in the %s every frame throws its shadow away from the window",
  async (room) => {
    const [bare, tiled] = await Promise.all([
      lightRoom(sceneIn(room, false), partsWith(null)),
      lightRoom(sceneIn(room), partsWith(40)),
    ]);
    const shares = points.map(({ left, right, y }) =>
      [left, right].map((x) => valueAt(tiled, x, y) / valueAt(bare, x, y)),
    );
    for (const [, after] of shares) expect(after).toBeLessThan(0.9);
    // The others hang in the shadow of the one before.
    const [[before, after] = []] = shares;
    expect(before ?? 0).toBeGreaterThan((after ?? 1) + 0.08);
  },
);

// As in the path-traced photograph of the home page.
test.each(ROOM_KEYS)(
  "in the %s a frame's shadow is half as bright as the wall, and its other side has none",
  async (room) => {
    const [bare, tiled] = await Promise.all([
      lightRoom(sceneIn(room, false), partsWith(null)),
      lightRoom(sceneIn(room), partsWith(40)),
    ]);
    const shareAt = (x: number, y: number): number =>
      linear(valueAt(tiled, x, y)) / linear(valueAt(bare, x, y));
    const [first, last] = [points.at(0), points.at(-1)];
    if (!first || !last) throw new Error("no tiles");
    expect(shareAt(last.right - 1, last.y)).toBeGreaterThan(0.36);
    expect(shareAt(last.right - 1, last.y)).toBeLessThan(0.6);
    expect(shareAt(first.left, first.y)).toBeGreaterThan(0.92);
  },
);

test("no two frames hang, or are painted, quite alike, and no corner moves by a millimetre", () => {
  const frames = framesOf(sceneIn("study"), WIDTH, { x: 240, y: 180, distance: 1200 });
  for (const part of ["depth", "lean", "gain", "tone"] as const)
    expect(new Set(frames.map((frame) => frame[part])).size).toBe(frames.length);
  for (const { lean, outer } of frames)
    expect((outer.height - Math.sqrt(outer.height ** 2 - lean ** 2)) / SCALE).toBeLessThan(1);
});

test("a matt print is nowhere black, and nowhere whiter than paper in this light", async () => {
  const [bare, black, white] = await Promise.all([
    lightRoom(sceneIn("study", false), partsWith(null)),
    lightRoom(sceneIn("study"), partsWith(0)),
    lightRoom(sceneIn("study"), partsWith(255)),
  ]);
  for (const { middle, y } of points) {
    expect(valueAt(black, middle, y)).toBeGreaterThan(27);
    expect(valueAt(white, middle, y)).toBeLessThan(1.1 * valueAt(bare, middle, y));
  }
});

test("fine detail of a print keeps most of its contrast", async () => {
  // Enlarged, so that a pixel is a millimetre of the wall; stripes of the tiles are two pixels wide.
  const view = { ...VIEW, width: WIDTH, height: HEIGHT };
  const scene = { ...sceneIn("study"), hung: { ...sample, at: { x: VIEW.x + 40, y: VIEW.y + 40 } }, view };
  const striped = (dark: number, pale: number) =>
    lightRoom(scene, {
      ...partsWith(null),
      tiles: pixelsOf(4, 255).map((value, index) =>
        index % 4 === 3 ? value : (index >> 3) % 2 ? pale : dark,
      ),
    });
  const [stripes, dark, pale] = await Promise.all([striped(90, 190), striped(90, 90), striped(190, 190)]);
  const along = Array.from({ length: 40 }, (_, x) => valueAt(stripes, 120 + x, 140));
  const whole = valueAt(pale, 140, 140) - valueAt(dark, 140, 140);
  expect(Math.max(...along) - Math.min(...along)).toBeGreaterThan(0.5 * whole);
});

test("white frames are hardly brighter than a white wall beside them, and darker on a dark wall", async () => {
  const slate = { ...sceneIn("nursery"), variant: { ...plainRoom("nursery"), wallColour: "slate" } } as const;
  const [bare, white, dark] = await Promise.all([
    lightRoom(sceneIn("nursery", false), partsWith(null)),
    lightRoom(sceneIn("nursery"), partsWith(255)),
    lightRoom(slate, { ...partsWith(255), wall: SLATE_WALL }),
  ]);
  for (const { moulding, y } of points) {
    expect(valueAt(white, moulding, y)).toBeLessThan(1.09 * valueAt(bare, moulding, y));
    expect(valueAt(dark, moulding, y)).toBeLessThan(0.95 * valueAt(white, moulding, y));
  }
});

test("a shadow is harder where the sun reaches the wall than under a bright sky", async () => {
  const hardest = async (room: RoomKey) => {
    const pixels = await lightRoom(sceneIn(room), partsWith(40));
    // Beside the last tile, so that no other one hides it.
    const { right = 0, y = 0 } = points.at(-1) ?? {};
    const beside = Array.from({ length: 24 }, (_, step) => valueAt(pixels, right - 2 + step, y));
    const steps = beside.slice(1).map((value, step) => value - (beside[step] ?? 0));
    return Math.max(...steps) / (Math.max(...beside) - Math.min(...beside));
  };
  expect(await hardest("study")).toBeGreaterThan(1.15 * (await hardest("livingRoom")));
});

test("a print keeps so much of its colour that no grey veil lies on it", async () => {
  const parts = partsWith(200);
  // The tiles are of one red.
  const tiles = parts.tiles.map((value, index) => ([1, 2].includes(index % 4) ? value * 0.2 : value));
  const red = await lightRoom(sceneIn("study"), { ...parts, tiles });
  for (const { middle, y } of points) {
    const first = (Math.round(y) * WIDTH + Math.round(middle)) * 3;
    expect((red[first + 1] ?? 0) / (red[first] ?? 1)).toBeLessThan(0.45);
  }
});

test("light through the window falls on the wall, not on the furniture before it", async () => {
  const furniture = pixelsOf(4, 160).map((value, index) => (index % 4 === 3 ? 255 : value));
  const lit = await lightRoom(sceneIn("hall", false), { ...partsWith(null), furniture });
  const column = Array.from({ length: HEIGHT }, (_, y) => valueAt(lit, 100, y));
  expect(Math.max(...column) - Math.min(...column)).toBeLessThan(2);
});

test("what stands nearest to the camera is less sharp than what stands at the wall", async () => {
  // Stripes of one pixel.
  const furniture = pixelsOf(4, 0).map((_, index) => (index % 4 === 3 || (index >> 2) % 2 === 1 ? 255 : 60));
  const view = { ...VIEW, y: -1500 };
  const nearBlurOf = (room: RoomKey): number => settingsOf(plainRoom(room)).nearBlur;
  const [room = "hall"] = ROOM_KEYS.toSorted((one, other) => nearBlurOf(other) - nearBlurOf(one));
  const scene = { ...sceneIn(room, false), view };
  const lit = await lightRoom(scene, { ...partsWith(null), furniture });
  const contrastAt = (y: number) => {
    const row = Array.from({ length: 80 }, (_, x) => valueAt(lit, 200 + x, (y - view.y) * SCALE));
    return Math.max(...row) - Math.min(...row);
  };
  expect(contrastAt(-1200)).toBeGreaterThan(1.05 * contrastAt(-400));
});
