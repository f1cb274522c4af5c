import { makeDatabase } from "./makeDatabase.ts";
import { makePhotos } from "./makePhotos.ts";

export default async function globalSetup(): Promise<void> {
  makeDatabase();
  await makePhotos();
}
