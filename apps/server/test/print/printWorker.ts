/** A worker that prints what is due and finishes folders, and nothing else, to be killed. Arguments: database, folder of prints, the master that stands for all photos. */
import { SITES } from "@storywall/domain/sites/sites.ts";
import { connectPostgres } from "../../src/adapters/database/engine/connect.ts";
import { unitOfWork } from "../../src/adapters/database/engine/unitOfWork.ts";
import { papersPdfkit } from "../../src/adapters/documents-pdfkit/papersPdfkit.ts";
import { printSharp } from "../../src/adapters/print-sharp/printSharp.ts";
import { diskPrintFiles } from "../../src/adapters/prints-disk/diskPrintFiles.ts";
import { createBackground } from "../../src/adapters/system/background.ts";
import { randomIds } from "../../src/adapters/system/ids.ts";
import { packDue } from "../../src/usecases/print/packer.ts";
import { type PrinterParts, printDue } from "../../src/usecases/print/printer.ts";

const [url = "", folder = "", master = "", now = ""] = process.argv.slice(2);
const database = await connectPostgres(url);
const photos: PrinterParts["photos"] = { lend: async (_assetId, _file, use) => use(master) };
const parts = {
  shop: {
    ...unitOfWork(database),
    sites: () => SITES,
    clock: { now: () => new Date(now) },
    ids: randomIds,
    background: createBackground((name, error) => process.stderr.write(`${name}: ${String(error)}\n`)),
  },
  renderer: printSharp(),
  files: await diskPrintFiles(folder),
  photos,
  papers: papersPdfkit,
  pictureOf: async () => undefined,
};
await printDue(parts);
await packDue(parts);
await database.destroy();
