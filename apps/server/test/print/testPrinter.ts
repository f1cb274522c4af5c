import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskPrintFiles } from "../../src/adapters/prints-disk/diskPrintFiles.ts";
import type { OrderDocuments } from "../../src/ports/print/OrderDocuments.ts";
import type { PrintRenderer } from "../../src/ports/print/PrintRenderer.ts";
import {
  type CompleteFoldersDependencies,
  completeDueFolders,
} from "../../src/usecases/print/completeDueFolders.ts";
import { type RenderPrintsDependencies, renderDuePrints } from "../../src/usecases/print/renderDuePrints.ts";
import type { TestShop } from "../support/testShop.ts";

/** Order documents of one line each, whose text tests can check. */
export const plainDocuments: OrderDocuments = {
  renderJobTicket: async ({ orderNumber, packUrl, walls }) =>
    utf8(`ticket ${orderNumber} ${walls.map(({ tiles }) => tiles.length)} ${packUrl}`),
  renderPackingSlip: async ({ orderNumber, packUrl, deliverTo }) =>
    utf8(`slip ${orderNumber} for ${deliverTo[0]} ${packUrl}`),
  renderHangingGuide: async ({ orderNumber, walls }) =>
    utf8(`guide ${orderNumber} ${walls.map(({ guide }) => guide.tiles.length)}`),
  renderLabels: async ({ labels }) =>
    utf8(labels.map(({ orderNumber, deliverTo }) => `${orderNumber} for ${deliverTo[0]}`).join("\n")),
};

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns the origin of a site's pages: `http://za.localhost`. */
export const testOriginOf = (site: string): string => `http://${site.toLowerCase()}.localhost`;

/** Opens a folder for prints, and a printer for a shop whose renderer writes text instead of an image. */
export const openTestPrinter = async ({ shop }: Pick<TestShop, "shop">) => {
  const folder = await mkdtemp(join(tmpdir(), "prints-"));
  const files = await diskPrintFiles(folder);
  const rendered: string[] = [];
  const render: PrintRenderer["render"] = async (master, { geometry }, to) => {
    rendered.push(master);
    const text = `print of ${master}`;
    await writeFile(to, text);
    const { width, height } = geometry;
    return { kind: "rendered", width, height, bytes: text.length, sha256: "0".repeat(64) };
  };
  const dependencies = (
    renderer: PrintRenderer["render"] = render,
  ): RenderPrintsDependencies & CompleteFoldersDependencies => ({
    shop,
    renderer: { render: renderer },
    files,
    photos: { withFile: async (assetId, _file, use) => use(assetId) },
    documents: plainDocuments,
    originOf: testOriginOf,
    loadPreview: async () => undefined,
  });
  /** Renders due prints, then completes folders, as a worker does. */
  const runDue = async (renderer?: PrintRenderer["render"]): Promise<void> => {
    await renderDuePrints(dependencies(renderer));
    await completeDueFolders(dependencies(renderer));
  };
  const completeFolders = () => completeDueFolders(dependencies());
  const readPrintFile = (orderNumber: string, name: string) =>
    readFile(join(folder, "orders", orderNumber, name), "utf8");
  /** Returns the file names in an order's folder. */
  const listFiles = async (orderNumber: string): Promise<readonly string[]> =>
    (await readdir(join(folder, "orders", orderNumber)).catch(() => [])).sort();
  return {
    folder,
    dependencies,
    runDue,
    render,
    files,
    /** The handle of each rendered photo, in order. */
    rendered: rendered as readonly string[],
    listFiles,
    completeFolders,
    readFile: readPrintFile,
    listTempFiles: () => readdir(join(folder, "drafts")),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

export type TestPrinter = Awaited<ReturnType<typeof openTestPrinter>>;
