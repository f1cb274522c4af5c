import { expect, test } from "vitest";
import {
  describeTheirs,
  findMissing,
  listChangedTexts,
  mergeTyped,
  parseTags,
  titleOfFile,
  titleWithFile,
} from "./artForm.ts";

test("B13 the title begins as the name of the file", () => {
  expect(titleOfFile("two-boats_final.jpg")).toBe("Two boats final");
  expect(titleOfFile("IMG_2041.HEIC")).toBe("IMG 2041");
  expect(titleOfFile(".jpg")).toBe("");
});

test("B13 another file brings its own title, but never in the place of one that was typed", () => {
  expect(titleWithFile("", "", "koi.jpg")).toBe("Koi");
  expect(titleWithFile("Koi", titleOfFile("koi.jpg"), "leaf.jpg")).toBe("Leaf");
  expect(titleWithFile("Two fish", titleOfFile("koi.jpg"), "leaf.jpg")).toBe("Two fish");
});

test("B13 R5.2 tags may be separated by semicolons, and empty ones are left out", () => {
  expect(parseTags("a;;b; ;c, ,;")).toEqual(["a", "b", "c"]);
});

test("B13 R5.2 typed tags become those of the shop", () => {
  expect(parseTags("Sea, Food/Drink,, sea ,all")).toEqual(["sea", "food_and_drink"]);
});

test("B13 a picture needs a title and its artist", () => {
  const typed = { title: "Two boats", artist: "Thandi", licence: "", tags: "" };
  expect(findMissing(typed)).toBeNull();
  expect(findMissing({ ...typed, title: "  " })).toEqual({
    ...{ field: "title", message: "Please enter a title." },
  });
  expect(findMissing({ ...typed, artist: "" })).toEqual({
    ...{ field: "artist", message: "Please enter who made it." },
  });
});

const SEEN = { title: "Two boats", artist: "Thandi", licence: "Ours", tags: ["sea"] };

test("B13 two people at once: only what was changed here is saved, in the place of what was seen", () => {
  const typed = { ...SEEN, title: "Three boats", tags: "Sea" };
  expect(listChangedTexts(SEEN, typed)).toEqual({
    texts: { title: "Three boats" },
    seen: { title: "Two boats" },
  });
});

test("B13 two people at once: what both changed is told, and nothing that was typed is lost", () => {
  const mine = listChangedTexts(SEEN, { ...SEEN, title: "Three boats", tags: "sea, boats" });
  const theirs = { ...SEEN, title: "A harbour", licence: "Theirs" };
  expect(describeTheirs(theirs, mine)).toBe(
    "Saved meanwhile in another tab or by someone else: the title “A harbour”. Yours is still here: save again to keep it.",
  );
  expect(mergeTyped(theirs, mine)).toEqual({
    ...{ title: "Three boats", artist: "Thandi", licence: "Theirs" },
    tags: "sea, boats",
  });
});
