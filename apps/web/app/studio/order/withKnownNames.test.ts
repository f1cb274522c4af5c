import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test, vi } from "vitest";
import { saveUserPhotos } from "../../features/designer/storage/userPhotos.ts";
import { withKnownNames } from "./withKnownNames.ts";

const photo = (id: string, fileName: string) => ({ id, fileName });

test("B9 photos of an order have the names that the shopper knows, where this browser does", () => {
  const entries = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  const ordered = {
    ...createDesign({ kind: "set", key: "square_trio" }),
    photos: [photo("a", "Photo 1"), photo("b", "Photo 2")],
  };
  const namesOf = () => withKnownNames(ordered).photos.map(({ fileName }) => fileName);
  expect(namesOf()).toEqual(["Photo 1", "Photo 2"]);
  saveUserPhotos([{ ...photo("b", "beach.jpg"), url: "https://shop.example/b.jpg", handle: "b1" }]);
  expect(namesOf()).toEqual(["Photo 1", "beach.jpg"]);
});
