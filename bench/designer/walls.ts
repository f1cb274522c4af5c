import type { Page } from "@playwright/test";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { addTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { arrangeFrames } from "@storywall/domain/design/commands/galleryCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";
import { packGallery } from "@storywall/domain/gallery/pack/packGallery.ts";

/** Opens a design with a dozen photos and waits until the shop has all of them. */
export const openDozenWithPhotos = async (
  page: Page,
  url: string,
  photos: readonly string[],
): Promise<void> => {
  await page.goto(new URL("/design?set=dazzling_dozen", url).href);
  const input = page.locator('input[type="file"]').first();
  await input.waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await input.setInputFiles([...photos]);
  await page.waitForFunction(
    (count) => {
      const saved = localStorage.getItem("template_info.dazzling_dozen") ?? "{}";
      const tiles: readonly { readonly photoId: string | null }[] =
        JSON.parse(saved).data?.design?.tiles ?? [];
      return tiles.filter(({ photoId }) => photoId !== null).length === count;
    },
    photos.length,
    { timeout: 180_000 },
  );
  await page.waitForLoadState("networkidle");
};

/** Opens a free wall of `count` tiles that repeat the dozen's photos. */
export const openFreeWall = (page: Page, url: string, count: number): Promise<void> =>
  openWall(page, url, (dozen) => createFreeDesign(count, dozen));

/** Opens a composed gallery wall of `count` frames of all sizes that repeat the dozen's photos. */
export const openGalleryWall = (page: Page, url: string, count: number): Promise<void> =>
  openWall(page, url, (dozen) => composeFrames(createFreeDesign(count, dozen)));

const openWall = async (page: Page, url: string, create: (dozen: Design) => Design): Promise<void> => {
  const saved = await page.evaluate(() => localStorage.getItem("template_info.dazzling_dozen"));
  const dozen = parseDesign(JSON.parse(saved ?? "null")?.data?.design);
  if (dozen.kind === "error") throw new Error(`Cannot parse the saved dozen: ${dozen.message}`);
  const design = create(dozen.design);
  const count = design.tiles.length;
  await page.evaluate(
    (data) => localStorage.setItem("template_info.free", JSON.stringify({ version: 1, data })),
    { design, savedAt: Date.now() },
  );
  await page.goto(new URL("/design?layout=free", url).href);
  await page.getByRole("button", { name: new RegExp(`^Tile ${count} of ${count}, .*jpg`, "i") }).waitFor();
  await page.waitForLoadState("networkidle");
};

const createFreeDesign = (count: number, { photos }: Design): Design => {
  let design: Design = createDesign({ kind: "free" });
  while (design.tiles.length < count) design = addTile.run(design, {});
  const tiles = design.tiles.map((tile, index) => ({
    ...tile,
    photoId: photos[index % photos.length]?.id ?? null,
  }));
  return { ...design, photos, tiles };
};

const composeFrames = (wall: Design): Design => {
  const sizes = allowedSizes(wall.base);
  const design: Design = {
    ...wall,
    tiles: wall.tiles.map((tile, index) => ({
      ...tile,
      size: sizes[index % sizes.length] ?? wall.size,
      orientation: index % 3 === 0 ? "landscape" : "portrait",
    })),
  };
  const options = { arrangement: "salon", wallWidth: null, variant: 0 } as const;
  return arrangeFrames.run(design, { rects: packGallery(rectsOf(design), options) });
};
