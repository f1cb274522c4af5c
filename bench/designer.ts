import { globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { middleOf } from "@storywall/testkit/boxes.ts";
import { readOption } from "@storywall/testkit/commandLine.ts";
import { median, percentile } from "@storywall/testkit/statistics.ts";
import { runDesignerSession, tileButton } from "./designer/designerSession.ts";
import { readInteractions, recordInteractions } from "./designer/interactions.ts";
import { type MotionCost, measureMotion } from "./designer/measureMotion.ts";
import { measurePageMemoryMb } from "./designer/measurePageMemoryMb.ts";
import { openPhone, type Phone, withPhoneCpu } from "./designer/phone.ts";
import { tapTool } from "./designer/tapTool.ts";
import { TouchGestures } from "./designer/touchGestures.ts";
import { openDozenWithPhotos, openFreeWall, openGalleryWall } from "./designer/walls.ts";
import { make12MegapixelPhotos } from "./photos/makePhotos.ts";
import { startShop } from "./startShop.ts";

/**
 * Measures how smoothly a wall moves under touch gestures, how soon the page reacts to a press, and its memory, on a
 * phone (390 by 844 px at a device pixel ratio of 2, processor four times slower) with twelve photos of 12
 * megapixels.
 *
 *   node bench/designer.ts [--url http://localhost:3000] [--photos folder]
 *
 * Without a URL it starts the shop itself (build it before: `npm start` once). Without photos it makes its own. Frame
 * times depend on this machine: without a graphics processor the processor draws all pixels, and other programs slow
 * it down. The page's own work per frame is measured in thread time, which depends less on them (a machine under load
 * doubled it). Compare runs on one idle machine.
 */
const THRESHOLDS = {
  few: { frame: 20, mainThread: 8 },
  many: { frame: 33, mainThread: 16 },
  interaction: 100,
  memory: 300,
  /** Sixty frames a second. */
  frameOfGallery: 16.7,
};
const TILES = 12;
const MANY_TILES = 50;

const report = (label: string, value: number, limit: number): void => {
  console.log(`${label} ${value.toFixed(1)} (limit ${limit})`);
  // NaN, where this machine cannot measure it, does not fail the run.
  if (value > limit) process.exitCode = 1;
};

type MotionThresholds = { readonly frame: number; readonly mainThread: number };

const reportMotion = (
  label: string,
  { frames, mainThread, raster }: MotionCost,
  limits: MotionThresholds,
): void => {
  report(`${label}: 95th percentile frame ms`, percentile(frames, 95), limits.frame);
  report(`${label}: page's own thread a frame ms`, mainThread, limits.mainThread);
  console.log(`${label}: frames ${frames.length}, raster a frame ms ${raster.toFixed(1)}`);
};

const scratch = await mkdtemp(join(tmpdir(), "storywall-bench-"));
const photosFolder = readOption("photos") ?? process.env.BENCH_PHOTOS;
const shop = readOption("url") === undefined ? await startShop(join(scratch, "data")) : undefined;
const phone = await openPhone();
try {
  const photos =
    photosFolder === undefined
      ? await make12MegapixelPhotos(scratch, TILES)
      : globSync(join(photosFolder, "*.{jpg,jpeg,JPG}")).toSorted().slice(0, TILES);
  const url = readOption("url") ?? shop?.url ?? "";

  await openDozenWithPhotos(phone.page, url, photos);
  await withPhoneCpu(phone, () => measureMovements(phone, `${TILES} tiles`, THRESHOLDS.few));
  report("memory of the page's process MB", await measurePageMemoryMb(phone), THRESHOLDS.memory);

  await openFreeWall(phone.page, url, TILES);
  await phone.page.evaluate(recordInteractions);
  await withPhoneCpu(phone, () => runDesignerSession(phone));
  const interactions = await phone.page.evaluate(readInteractions);
  report(
    `interaction to next paint, 98th percentile of ${interactions.length}, ms`,
    percentile(interactions, 98),
    THRESHOLDS.interaction,
  );
  report("memory after the session MB", await measurePageMemoryMb(phone), THRESHOLDS.memory);

  await openFreeWall(phone.page, url, MANY_TILES);
  await withPhoneCpu(phone, () => measureMovements(phone, `${MANY_TILES} tiles`, THRESHOLDS.many));
  report(`memory with ${MANY_TILES} tiles MB`, await measurePageMemoryMb(phone), THRESHOLDS.memory);

  await chooseRoom(phone.page, "Living room");
  await withPhoneCpu(phone, () => measureMovements(phone, `${MANY_TILES} tiles in a room`, THRESHOLDS.many));
  report(`memory with ${MANY_TILES} tiles in a room MB`, await measurePageMemoryMb(phone), THRESHOLDS.memory);

  await openGalleryWall(phone.page, url, MANY_TILES);
  await withPhoneCpu(phone, () => measureFrameDrag(phone));
} finally {
  await phone.close();
  await shop?.stop();
  await rm(scratch, { recursive: true, force: true });
}

/** Hangs the wall in a room, and closes the panel of rooms. */
async function chooseRoom(page: Page, name: string): Promise<void> {
  const panel = page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name: "Room" });
  await panel.tap();
  await page.locator("label", { hasText: name }).tap();
  await panel.tap();
  await page.waitForLoadState("networkidle");
}

/** Zooms with two fingers, pans with one, and drags a photo to another tile. */
async function measureMovements(on: Phone, label: string, limits: MotionThresholds): Promise<void> {
  const { page, session } = on;
  const fingers = new TouchGestures(page, session);
  const stage = page.locator("[data-stage]");
  const showAll = async (): Promise<void> => {
    await tapTool(page, "Show the whole wall");
    await page.keyboard.press("Escape");
    await page.waitForTimeout(500);
  };
  await showAll();
  const middle = await middleOf(stage);
  const zoom = await measureMotion(on, async () => {
    await fingers.pinch(middle, 80, 260);
    await fingers.pinch(middle, 260, 160);
    await fingers.pinch(middle, 120, 200);
  });
  reportMotion(`${label}, zoom`, zoom, limits);
  const pan = await measureMotion(on, async () => {
    for (const distance of [140, -200, 120]) {
      await fingers.drag(middle, { x: distance, y: distance / 2 });
      await page.waitForTimeout(300);
    }
  });
  reportMotion(`${label}, pan`, pan, limits);
  await showAll();
  const [first, other] = [await middleOf(tileButton(page, 1)), await middleOf(tileButton(page, 7))];
  const drag = await measureMotion(on, async () => {
    await fingers.drag(
      first,
      { x: other.x - first.x, y: other.y - first.y },
      { milliseconds: 1000, holdMs: 450 },
    );
  });
  reportMotion(`${label}, drag of a photo`, drag, limits);
}

/** Drags a frame across a gallery wall, over many others. */
async function measureFrameDrag(on: Phone): Promise<void> {
  const { page, session } = on;
  await page.getByRole("button", { name: "Move by hand", exact: true }).tap();
  const from = await middleOf(page.getByRole("button", { name: /^Tile 1 of / }));
  const middle = await middleOf(page.locator("[data-stage]"));
  const by = { x: 2 * (middle.x - from.x), y: 2 * (middle.y - from.y) };
  const { frames, mainThread, raster } = await measureMotion(on, () =>
    new TouchGestures(page, session).drag(from, by, { milliseconds: 2000 }),
  );
  const label = `${MANY_TILES} frames, drag of a frame`;
  report(`${label}: median frame ms`, Math.round(median(frames) * 10) / 10, THRESHOLDS.frameOfGallery);
  console.log(`${label}: 95th percentile frame ms ${percentile(frames, 95).toFixed(1)}`);
  console.log(`${label}: page's own thread a frame ms ${mainThread.toFixed(1)}, raster ${raster.toFixed(1)}`);
}
