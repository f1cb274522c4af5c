import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { expect, test } from "vitest";
import { cachePacks } from "./cachePacks.ts";
import type { PackRequest } from "./messages.ts";
import type { Packer } from "./packer.ts";

const requestOf = (variant: number): PackRequest => ({
  rects: rectsOf(createGalleryWall("salon_six")),
  options: { arrangement: "salon", wallWidth: null, variant },
});

test("B5 a wall that the list of layouts has drawn is composed at once when it opens", async () => {
  const packed: PackRequest[] = [];
  const pack: Packer = async (request) => {
    packed.push(request);
    return { kind: "packed", rects: [] };
  };
  const cache = new Map();
  const [inList, opened] = [cachePacks(pack, cache), cachePacks(pack, cache)];
  await inList(requestOf(0));
  expect(await opened(requestOf(0))).toEqual({ kind: "packed", rects: [] });
  expect(packed).toHaveLength(1);
  for (let variant = 1; variant <= 12; variant += 1) await opened(requestOf(variant));
  await opened(requestOf(0));
  expect(packed).toHaveLength(14);
});

test("a request that a newer one has cancelled is packed again", async () => {
  const results = [{ kind: "superseded" }, { kind: "packed", rects: [] }] as const;
  let call = 0;
  const pack = cachePacks(async () => results[call++] ?? results[1], new Map());
  expect(await pack(requestOf(0))).toEqual({ kind: "superseded" });
  expect(await pack(requestOf(0))).toEqual({ kind: "packed", rects: [] });
});
