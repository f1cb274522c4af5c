import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diskPreviewFiles } from "../../src/adapters/previews-sharp/diskPreviewFiles.ts";
import { createSmallImageLoader, withMasters } from "../../src/usecases/art/designImages.ts";
import { createGetArtFile } from "../../src/usecases/art/getArtFile.ts";

const openArt = async () => {
  const folder = await mkdtemp(join(tmpdir(), "art-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = await diskPreviewFiles(folder);
  const getArtFile = createGetArtFile({
    artImages: {
      render: async (id, width) =>
        id === "studio-dog"
          ? Buffer.from(width === undefined ? "the whole dog" : `${width} of a dog`)
          : undefined,
    },
    files,
  });
  return { getArtFile, files };
};

const photos = {
  withFile: async <T>(assetId: string, file: unknown, use: (path: string) => Promise<T>) =>
    use(`/photos/${assetId}/${file}`),
};

test("R2.13 a tile is printed from the photo, or from the full-size art, of its handle", async () => {
  const { withFile } = withMasters(photos, await openArt());
  expect(await withFile("asset_1", "master", async (path) => path)).toBe("/photos/asset_1/master");
  expect(await withFile("art:studio-dog", "master", (path) => readFile(path, "utf8"))).toBe("the whole dog");
  expect(await withFile("art:studio-cat", "master", (path) => readFile(path, "utf8"))).toBeUndefined();
});

test("R2.13 a preview uses small copies of photos and art", async () => {
  const { getArtFile } = await openArt();
  const small = createSmallImageLoader(async (assetId) => Buffer.from(`small ${assetId}`), getArtFile);
  expect(String(await small("asset_1", "a shopper", 640))).toBe("small asset_1");
  expect(String(await small("art:studio-dog", "a shopper", 640))).toBe("640 of a dog");
  expect(await small("art:studio-cat", "a shopper", 640)).toBeUndefined();
});
