import { addPhotos } from "@storywall/domain/design/commands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { afterEach, expect, test, vi } from "vitest";
import { parseSavedDesign, savedDesignAt } from "./savedDesign.ts";

afterEach(() => vi.restoreAllMocks());

const design = addPhotos.run(createDesign({ kind: "template", key: "grid_four_frames" }), {
  photos: [{ id: "a", fileName: "a.jpg", url: "https://shop.example/photos/a.jpg", handle: "h" }],
});

test("R9.7 a wall is kept under its template's key and comes back as it was", () => {
  expect(savedDesignAt("grid_four_frames").key).toBe("template_info.grid_four_frames");
  const written: unknown = JSON.parse(JSON.stringify({ design, savedAt: 7 }));
  expect(parseSavedDesign(written)).toEqual({ design, savedAt: 7 });
});

test.each([
  ["text", "nonsense"],
  ["nothing", null],
  ["a design of no kind", { design: { version: 1 }, savedAt: 7 }],
  [
    "a script for an address",
    { design: { ...design, photos: [{ ...design.photos[0], url: "javascript:1" }] }, savedAt: 7 },
  ],
  ["a wall without a time", { design }],
])("R9.7 broken data (%s) means a new wall, never an error", (_what, data) => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(parseSavedDesign(data)).toBeNull();
});
