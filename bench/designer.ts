import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Fingers } from "./designer/fingers.ts";
import { type Motion, watchMotion } from "./designer/frames.ts";
import { readInteractions, watchInteractions } from "./designer/interactions.ts";
import { pageMemory } from "./designer/memory.ts";
import { asSlowAsAPhone, openPhone, type Phone } from "./designer/phone.ts";
import { middleOf, tileButton, walkThroughDesigner } from "./designer/session.ts";
import { hangDozen, hangFreeWall } from "./designer/walls.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { startShop } from "./startShop.ts";

/**
 * How smoothly a wall moves under fingers, how soon a press is answered and what the page weighs, on a phone (390 by 844
 * at 2, processor four times slower) with twelve photos of 12 megapixels.
 *
 *   node bench/designer.ts [--url http://localhost:3000] [--photos folder]
 *
 * Without a URL it starts the shop itself (which must have been built: `npm start` once), without photos it makes its
 * own. Frame times are those of this machine: without a graphics processor all pixels are moved by the processor, and
 * whatever else runs is in them. The page's own work on a frame is in thread time, which minds less (a machine under load
 * was seen to double it). Compare runs of one quiet machine.
 */
const LIMITS = {
  few: { frame: 20, mainThread: 8 },
  many: { frame: 33, mainThread: 16 },
  interaction: 100,
  memory: 300,
};
const TILES = 12;
const MANY_TILES = 50;

const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};

/** The value that so many percent stay at or below. */
const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;

const report = (what: string, value: number, limit: number): void => {
  console.log(`${what} ${value.toFixed(1)} (limit ${limit})`);
  // Not a number: this machine cannot tell.
  if (value > limit) process.exitCode = 1;
};

type MotionLimits = { readonly frame: number; readonly mainThread: number };

const reportMotion = (what: string, { frames, mainThread, raster }: Motion, limits: MotionLimits): void => {
  report(`${what}: 95th percentile frame ms`, percentile(frames, 95), limits.frame);
  report(`${what}: page's own thread a frame ms`, mainThread, limits.mainThread);
  console.log(`${what}: frames ${frames.length}, drawn anew a frame ms ${raster.toFixed(1)}`);
};

const scratch = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const given = option("photos") ?? process.env.BENCH_PHOTOS;
const shop = option("url") === undefined ? await startShop(join(scratch, "data")) : undefined;
const phone = await openPhone();
try {
  const photos =
    given === undefined
      ? await make12MegapixelPhotos(scratch, TILES)
      : globSync(join(given, "*.{jpg,jpeg,JPG}")).toSorted().slice(0, TILES);
  const url = option("url") ?? shop?.url ?? "";

  await hangDozen(phone.page, url, photos);
  await asSlowAsAPhone(phone, () => moveWall(phone, `${TILES} tiles`, LIMITS.few));
  report("memory of the page's process MB", await pageMemory(phone), LIMITS.memory);

  await hangFreeWall(phone.page, url, TILES);
  await phone.page.evaluate(watchInteractions);
  await asSlowAsAPhone(phone, () => walkThroughDesigner(phone));
  const interactions = await phone.page.evaluate(readInteractions);
  report(
    `interaction to next paint, 98th percentile of ${interactions.length}, ms`,
    percentile(interactions, 98),
    LIMITS.interaction,
  );
  report("memory after the session MB", await pageMemory(phone), LIMITS.memory);

  await hangFreeWall(phone.page, url, MANY_TILES);
  await asSlowAsAPhone(phone, () => moveWall(phone, `${MANY_TILES} tiles`, LIMITS.many));
  report(`memory with ${MANY_TILES} tiles MB`, await pageMemory(phone), LIMITS.memory);
} finally {
  await phone.close();
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}

/** Zooms by two fingers, pans by one, and carries a photo to another tile. */
async function moveWall(on: Phone, what: string, limits: MotionLimits): Promise<void> {
  const { page, session } = on;
  const fingers = new Fingers(page, session);
  const stage = page.locator("[data-stage]");
  const showAll = async (): Promise<void> => {
    await page.getByRole("button", { name: "Show the whole wall" }).tap();
    await page.waitForTimeout(500);
  };
  await showAll();
  const middle = await middleOf(stage);
  const zoom = await watchMotion(on, async () => {
    await fingers.pinch(middle, 80, 260);
    await fingers.pinch(middle, 260, 160);
    await fingers.pinch(middle, 120, 200);
  });
  reportMotion(`${what}, zoom`, zoom, limits);
  const pan = await watchMotion(on, async () => {
    for (const way of [140, -200, 120]) {
      await fingers.drag(middle, { x: way, y: way / 2 });
      await page.waitForTimeout(300);
    }
  });
  reportMotion(`${what}, pan`, pan, limits);
  await showAll();
  const [first, other] = [await middleOf(tileButton(page, 1)), await middleOf(tileButton(page, 7))];
  const drag = await watchMotion(on, async () => {
    await fingers.drag(
      first,
      { x: other.x - first.x, y: other.y - first.y },
      { milliseconds: 1000, holdMs: 450 },
    );
  });
  reportMotion(`${what}, drag of a photo`, drag, limits);
}
