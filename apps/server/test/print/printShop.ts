import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskPrintFiles } from "../../src/adapters/prints-disk/diskPrintFiles.ts";
import type { PrintRenderer } from "../../src/ports/PrintRenderer.ts";
import type { PrinterParts } from "../../src/usecases/print/printer.ts";
import type { TestShop } from "../testShop.ts";

/** A folder for prints, and a printer on a shop whose renderer writes a few words in place of a picture. */
export const openPrinter = async ({ shop }: Pick<TestShop, "shop">) => {
  const folder = await mkdtemp(join(tmpdir(), "prints-"));
  const files = await diskPrintFiles(folder);
  const drawn: string[] = [];
  const render: PrintRenderer["render"] = async (master, { geometry }, to) => {
    drawn.push(master);
    const words = `print of ${master}`;
    await writeFile(to, words);
    const { width, height } = geometry;
    return { kind: "rendered", width, height, bytes: words.length, sha256: "0".repeat(64) };
  };
  const parts = (renderer: PrintRenderer["render"] = render): PrinterParts => ({
    shop,
    renderer: { render: renderer },
    files,
    photos: { lend: async (assetId, _file, use) => use(assetId) },
  });
  /** Names of the files that an order's folder shows. */
  const filesOf = async (orderNumber: string): Promise<readonly string[]> =>
    (await readdir(join(folder, "orders", orderNumber)).catch(() => [])).sort();
  return {
    folder,
    parts,
    render,
    files,
    /** The photo of each print that was drawn, in that order. */
    drawn: drawn as readonly string[],
    filesOf,
    drafts: () => readdir(join(folder, "drafts")),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

export type TestPrinter = Awaited<ReturnType<typeof openPrinter>>;
