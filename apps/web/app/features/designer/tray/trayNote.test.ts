import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import type { PhotoView } from "../view/photoView.ts";
import { spokenProgress, trayNote } from "./trayNote.ts";

const wall = addPhotos.run(createDesign({ kind: "set", key: "square_trio" }), {
  photos: [
    { id: "a", fileName: "a.jpg", url: "https://shop.example/photos/a.jpg", handle: "a" },
    { id: "b", fileName: "b.jpg" },
    { id: "c", fileName: "c.jpg" },
  ],
});
const view = (id: string, stage: PhotoView["stage"], isUnsaved = false): PhotoView => ({
  id,
  fileName: `${id}.jpg`,
  stage,
  source: null,
  fineSource: null,
  isWithoutPreview: false,
  isUnsaved,
});
const views = (...all: readonly PhotoView[]) => Object.fromEntries(all.map((one) => [one.id, one]));
const uploading = { kind: "uploading", sent: 0.5 } as const;

test("B4 the note counts the photos that the shop has while others are pending", () => {
  const note = trayNote(wall, views(view("b", uploading), view("c", { kind: "waiting" })), true);
  expect(note?.text).toBe("Uploading, 1 of 3 done");
  const art = createArtPhoto({ id: "sail", title: "Red sail", width: 3000, height: 4000 }, "sail.jpg");
  const withArt = { ...wall, photos: [art, ...wall.photos] };
  expect(trayNote(withArt, views(view("b", uploading), view("c", uploading)), true)?.text).toBe(
    "Uploading, 1 of 3 done",
  );
});

test.each([
  ["the browser says that there is no network", uploading, false],
  ["the server does not answer", { kind: "paused" } as const, true],
])("B4 the note says that photos are safe and uploads go on when %s", (_when, stage, isOnline) => {
  const note = trayNote(wall, views(view("b", stage), view("c", { kind: "waiting" })), isOnline);
  expect(note).toMatchObject({ kind: "warning", text: expect.stringMatching(/^No connection/) });
});

test("B4 a paused photo is no lost connection while another one uploads", () => {
  const note = trayNote(wall, views(view("b", uploading), view("c", { kind: "paused" })), true);
  expect(note?.kind).toBe("progress");
});

test("B4 the note asks to leave the page open where the browser cannot save the photos", () => {
  expect(trayNote(wall, views(view("b", uploading, true)), true)?.text).toMatch(/no space for your photos/);
});

test("R4.1 a failed photo is not waited for, and the note mentions it", () => {
  const failed = { kind: "failed", problem: { message: "Damaged", canRetry: false } } as const;
  const textOf = (...all: readonly PhotoView[]) => trayNote(wall, views(...all), true)?.text;
  const stored = view("c", { kind: "stored" });
  expect(textOf(view("b", failed), stored)).toBe("1 photo can't be used");
  expect(textOf(view("b", failed), view("c", failed))).toBe("2 photos can't be used");
  const unsent = { kind: "failed", problem: { message: "No answer", canRetry: true } } as const;
  expect(textOf(view("b", unsent), stored)).toBe("1 photo wasn't uploaded");
  expect(textOf(view("b", { kind: "stored" }), stored)).toBeUndefined();
  expect(trayNote(wall, views(view("b", failed), stored), true)?.kind).toBe("problem");
});

test("B11 a screen reader announces that uploads go on and that they are done, not each photo", () => {
  expect(spokenProgress("progress", true)).toMatch(/^Uploading your photos/);
  expect(spokenProgress("warning", true)).toBe("");
  expect(spokenProgress(undefined, true)).toBe("Your photos are uploaded.");
  expect(spokenProgress(undefined, false)).toBe("");
});
