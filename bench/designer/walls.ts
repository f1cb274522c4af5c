import type { Page } from "@playwright/test";
import { addTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { parseDesign } from "@storywall/domain/design/parse/parseDesign.ts";

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
export const openFreeWall = async (page: Page, url: string, count: number): Promise<void> => {
  const saved = await page.evaluate(() => localStorage.getItem("template_info.dazzling_dozen"));
  const dozen = parseDesign(JSON.parse(saved ?? "null")?.data?.design);
  if (dozen.kind === "error") throw new Error(`Cannot parse the saved dozen: ${dozen.message}`);
  const design = createFreeDesign(count, dozen.design);
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
