import { expect, test } from "vitest";
import { findSharing } from "./chunkGroups.ts";

type Imports = Readonly<
  Record<string, { readonly now?: readonly string[]; readonly later?: readonly string[] }>
>;

const graphOf = (imports: Imports) => ({
  getModuleInfo: (id: string) => ({
    importedIds: imports[id]?.now ?? [],
    dynamicallyImportedIds: imports[id]?.later ?? [],
  }),
});

test("modules of the same pages share a chunk, also with a part that one page loads later", () => {
  const sharing = findSharing(
    graphOf({
      design: { now: ["wall"], later: ["dialog"] },
      order: { now: ["wall"] },
      wall: { now: ["crop"] },
      dialog: { now: ["crop"] },
    }),
    ["design", "order"],
  );
  expect(sharing.get("crop")?.chunk).toBe(sharing.get("wall")?.chunk);
  expect(sharing.has("dialog")).toBe(false);
});

test("modules that one page loads at once share a chunk, and parts that it loads later are apart", () => {
  const sharing = findSharing(
    graphOf({
      design: { now: ["wall", "camera"], later: ["dialog"] },
      dialog: { now: ["wall", "crop"] },
      order: {},
    }),
    ["design", "order"],
  );
  expect(sharing.get("wall")?.chunk).toBe(sharing.get("camera")?.chunk);
  expect([sharing.has("dialog"), sharing.has("crop")]).toEqual([false, false]);
});

test("a module that a third page loads later is apart from what that page does not load", () => {
  const sharing = findSharing(
    graphOf({
      design: { now: ["wall", "upload"] },
      order: { now: ["wall", "upload"] },
      link: { later: ["form"] },
      form: { now: ["upload"] },
    }),
    ["design", "order", "link"],
  );
  expect(sharing.get("upload")?.chunk).not.toBe(sharing.get("wall")?.chunk);
});

test("a part for shoppers who come from the designer splits none of its files", () => {
  const graph = graphOf({
    design: { now: ["wall", "upload"] },
    browse: { later: ["photos"] },
    photos: { now: ["wall"] },
  });
  const pages = ["design", "browse"];
  const chunksOf = (parts: ReadonlySet<string>) => {
    const sharing = findSharing(graph, pages, new Set(), parts);
    return [sharing.get("wall")?.chunk, sharing.get("upload")?.chunk];
  };
  const [wall, upload] = chunksOf(new Set(["photos"]));
  expect(wall).toBe(upload);
  const [split, rest] = chunksOf(new Set());
  expect(split).not.toBe(rest);
});

test("an imported module ranks at least as high as its importers", () => {
  const sharing = findSharing(
    graphOf({
      design: { now: ["wall"] },
      order: { now: ["wall"] },
      art: { now: ["frame"] },
      wall: { now: ["frame"] },
      frame: { now: ["size"] },
    }),
    ["design", "order", "art"],
  );
  const rankOf = (id: string): number => sharing.get(id)?.rank ?? 0;
  expect([rankOf("frame") > rankOf("wall"), rankOf("size") === rankOf("frame")]).toEqual([true, true]);
});

test("a module that one page and an admin page load is apart from the page, and admin pages change no other file", () => {
  const graph = graphOf({
    design: { now: ["wall", "camera"], later: ["dialog"] },
    order: { now: ["wall"] },
    dialog: { now: ["field"] },
  });
  const pages = ["design", "order"];
  const alone = findSharing(graph, pages);
  const besideAdmin = findSharing(graph, pages, new Set(["wall", "camera", "field"]));
  expect(alone.has("field")).toBe(false);
  expect(besideAdmin.get("camera")).toMatchObject({ pages: 1 });
  expect(besideAdmin.get("field")).toMatchObject({ pages: 0 });
  expect(besideAdmin.get("wall")).toMatchObject({ pages: 2, rank: alone.get("wall")?.rank });
});
