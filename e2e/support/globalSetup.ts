import { makeDatabase } from "./makeDatabase.ts";
import { makePhotos } from "./makePhotos.ts";

export default async function globalSetup(): Promise<void> {
  await Promise.all([makeDatabase(), makePhotos()]);
}
