// A worker for tests that kill it: `printWorker.ts <database URL> <folder> <master> <now>` prints what is due and
// completes folders. The master is used for all photos.

import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { connectPostgres } from "../../src/adapters/database/engine/connect.ts";
import { unitOfWork } from "../../src/adapters/database/engine/unitOfWork.ts";
import { documentsPdfkit } from "../../src/adapters/documents-pdfkit/documentsPdfkit.ts";
import { printSharp } from "../../src/adapters/print-sharp/printSharp.ts";
import { diskPrintFiles } from "../../src/adapters/prints-disk/diskPrintFiles.ts";
import { createBackgroundTasks } from "../../src/adapters/system/backgroundTasks.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { completeDueFolders } from "../../src/usecases/print/completeDueFolders.ts";
import { type RenderPrintsDependencies, renderDuePrints } from "../../src/usecases/print/renderDuePrints.ts";

const [url = "", folder = "", master = "", now = ""] = process.argv.slice(2);
const database = await connectPostgres(url);
const photos: RenderPrintsDependencies["photos"] = { withFile: async (_assetId, _file, use) => use(master) };
const dependencies = {
  shop: {
    ...unitOfWork(database),
    sites: () => SITE_SEEDS,
    clock: { now: () => new Date(now) },
    ids: randomIds,
    background: createBackgroundTasks((name, error) => process.stderr.write(`${name}: ${String(error)}\n`)),
  },
  renderer: printSharp(),
  files: await diskPrintFiles(folder),
  photos,
  documents: documentsPdfkit,
  originOf: () => "http://za.localhost",
  loadPreview: async () => undefined,
};
await renderDuePrints(dependencies);
await completeDueFolders(dependencies);
await database.destroy();
