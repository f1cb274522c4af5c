import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test, vi } from "vitest";
import { parseSavedDesign, saveDesign, storedDesignOf } from "./savedDesign.ts";
import { stubLocalStorage } from "./storageTesting.ts";
import { saveUserPhotos } from "./userPhotos.ts";

const design = addPhotos.run(createDesign({ kind: "template", key: "grid_four_frames" }), {
  photos: [{ id: "a", fileName: "a.jpg", url: "https://shop.example/photos/a.jpg", handle: "h" }],
});

test("R9.7 a design is saved under its template's key and read back unchanged", () => {
  expect(storedDesignOf("grid_four_frames").key).toBe("template_info.grid_four_frames");
  const written: unknown = JSON.parse(JSON.stringify({ design, savedAt: 7 }));
  expect(parseSavedDesign(written)).toEqual({ design, savedAt: 7 });
});

test("R4.2 only photos that the shop has are written to local storage, in the design and in the list of photos", () => {
  const written = stubLocalStorage();
  const pending = addPhotos.run(design, { photos: [{ id: "b", fileName: "on-its-way.jpg" }] });
  saveDesign("grid_four_frames", { design: pending, savedAt: 7 });
  saveUserPhotos(pending.photos);
  expect([...written.keys()]).toEqual(["template_info.grid_four_frames", "user_photos"]);
  for (const text of written.values()) {
    expect(text).toContain("a.jpg");
    expect(text).not.toContain("on-its-way.jpg");
  }
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
])("R9.7 broken data (%s) returns null and does not throw", (_what, data) => {
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  expect(parseSavedDesign(data)).toBeNull();
});
