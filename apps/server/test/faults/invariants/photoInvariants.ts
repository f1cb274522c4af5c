import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { sha256OfFile } from "../../../src/platform/sha256OfFile.ts";
import type { Invariant } from "./shopState.ts";

/** Returns the bytes of a file, or undefined when it does not exist. */
const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  );

const listFolder = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

const photosHaveFiles: Invariant = {
  name: "each photo has its original, as it was sent, and its master",
  findViolations: async ({ database, dataDir }) => {
    if (dataDir === undefined) return [];
    const photos = await database
      .selectFrom("photos")
      .select(["assetId", "bytes", "sha256"])
      // A photo that is marked for deletion cannot be used; its files are deleted before its row.
      .where("unwantedAt", "is", null)
      .execute();
    const violations: string[] = [];
    for (const { assetId, bytes, sha256 } of photos) {
      const folder = join(dataDir, "photos/by-id", assetId.slice(0, 2), assetId);
      const original = join(folder, "original");
      const size = await sizeOf(original);
      if (size === undefined) violations.push(`photo ${assetId} has a row and no files`);
      else if (size !== bytes || (await sha256OfFile(original)) !== sha256)
        violations.push(`photo ${assetId} is not the file that was sent`);
      if (!(await sizeOf(join(folder, "master.jpg")))) violations.push(`photo ${assetId} has no master`);
    }
    return violations;
  },
};

/** Returns the asset ids of uploads that are not ingested, or whose outcome is not stored. */
const findUnfinishedAssets = async (dataDir: string): Promise<ReadonlySet<string>> => {
  const folder = join(dataDir, "uploads");
  const assets = new Set<string>();
  for (const id of await listFolder(folder)) {
    if ((await sizeOf(join(folder, id, "outcome.json"))) !== undefined) continue;
    const record = await readFile(join(folder, id, "upload.json"), "utf8").catch(() => "{}");
    const { assetId }: { readonly assetId?: string } = JSON.parse(record);
    if (assetId) assets.add(assetId);
  }
  return assets;
};

/** Files of unfinished uploads are excluded: after a crash they exist before their row. */
const filesHavePhotos: Invariant = {
  name: "every photo file has a row",
  findViolations: async ({ database, dataDir }) => {
    if (dataDir === undefined) return [];
    const photos = await database.selectFrom("photos").select("assetId").execute();
    const known = new Set([
      ...photos.map(({ assetId }) => assetId),
      ...(await findUnfinishedAssets(dataDir)),
    ]);
    const shardsFolder = join(dataDir, "photos/by-id");
    const storedAssetIds: string[] = [];
    for (const shard of await listFolder(shardsFolder))
      storedAssetIds.push(...(await listFolder(join(shardsFolder, shard))));
    return storedAssetIds
      .filter((assetId) => !known.has(assetId))
      .map((assetId) => `photo ${assetId} has files and no row`);
  },
};

export const PHOTO_INVARIANTS: readonly Invariant[] = [photosHaveFiles, filesHavePhotos];
