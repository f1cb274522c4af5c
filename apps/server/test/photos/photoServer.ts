// A server that a test may kill: `photoServer.ts <folder>` writes its address as its first line.
import { readLeftUploads } from "../../src/usecases/photos/photoUpkeep.ts";
import { startPhotoApp } from "./photoApp.ts";

const { address, services } = await startPhotoApp(process.argv[2] ?? "");
void readLeftUploads(services);
process.stdout.write(`${address}\n`);
