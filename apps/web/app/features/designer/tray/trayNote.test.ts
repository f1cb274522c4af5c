import { addPhotos } from "@storywall/domain/design/commands/commands.ts";
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
const view = (id: string, stage: PhotoView["stage"], isUnkept = false): PhotoView => ({
  id,
  fileName: `${id}.jpg`,
  stage,
  source: null,
  fineSource: null,
  isWithoutPreview: false,
  isUnsaved: isUnkept,
});
const views = (...all: readonly PhotoView[]) => Object.fromEntries(all.map((one) => [one.id, one]));
const uploading = { kind: "uploading", sent: 0.5 } as const;

test("B4 the tray counts what the shop has while photos are on their way", () => {
  const note = trayNote(wall, views(view("b", uploading), view("c", { kind: "waiting" })), true);
  expect(note?.text).toBe("Uploading, 1 of 3 done. Go on meanwhile.");
});

test.each([
  ["the browser says that there is no network", uploading, false],
  ["nobody answers", { kind: "paused" } as const, true],
])("B4 it says that photos are safe and go on by themselves when %s", (_when, stage, isOnline) => {
  const note = trayNote(wall, views(view("b", stage), view("c", { kind: "waiting" })), isOnline);
  expect(note).toMatchObject({ kind: "warning", text: expect.stringMatching(/^No connection/) });
});

test("B4 as long as one photo goes up, another that waits for an answer is no lost connection", () => {
  const note = trayNote(wall, views(view("b", uploading), view("c", { kind: "paused" })), true);
  expect(note?.kind).toBe("progress");
});

test("B4 it asks to leave the page open where the browser cannot keep the photos", () => {
  expect(trayNote(wall, views(view("b", uploading, true)), true)?.text).toMatch(/no room to keep/);
});

test("R4.1 a photo that was refused is not waited for, and not passed over in silence", () => {
  const refused = { kind: "failed", problem: { message: "Damaged", canRetry: false } } as const;
  const words = (...all: readonly PhotoView[]) => trayNote(wall, views(...all), true)?.text;
  const stored = view("c", { kind: "stored" });
  expect(words(view("b", refused), stored)).toBe("1 photo has a problem. It is marked among your photos.");
  expect(words(view("b", refused), view("c", refused))).toMatch(/^2 photos have a problem/);
  expect(words(view("b", { kind: "stored" }), stored)).toBeUndefined();
});

test("B11 whoever listens hears that photos go up and that they have arrived, not each of them", () => {
  expect(spokenProgress("progress", true)).toMatch(/^Uploading your photos/);
  expect(spokenProgress("warning", true)).toBe("");
  expect(spokenProgress(undefined, true)).toBe("Your photos are uploaded.");
  expect(spokenProgress(undefined, false)).toBe("");
});
