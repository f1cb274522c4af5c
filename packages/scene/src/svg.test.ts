import fc from "fast-check";
import { expect, test } from "vitest";
import { drawWall } from "./drawWall.ts";
import { box, group, linear, point, rect, solid, stop } from "./shapes.ts";
import { renderSvg, renderSvgParts } from "./svg.ts";
import { toSvgMarkup } from "./svgMarkup.ts";
import { dozen, elementsOf } from "./testing/fixtures.ts";
import { wallBox } from "./wallBox.ts";

const renderDozen = (idPrefix: string, photoSource: (photoId: string) => string | null = () => "blob:a") => {
  const wall = dozen();
  return renderSvg(drawWall(wall), wallBox(wall.wall), { idPrefix, photoSource });
};

test("ids are unique and have the caller's prefix, and every reference has its definition", () => {
  const elements = elementsOf(renderDozen("cart-1"));
  const ids = elements.flatMap(({ attributes }) =>
    attributes.id === undefined ? [] : [String(attributes.id)],
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !id.startsWith("cart-1-"))).toEqual([]);
  const references = elements
    .flatMap(({ attributes }) => Object.values(attributes))
    .flatMap((value) => /^url\(#(.*)\)$/.exec(String(value))?.[1] ?? []);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a wall of twelve framed tiles has fewer than 1500 elements", () => {
  expect(elementsOf(renderDozen("wall")).length).toBeLessThan(1500);
});

test("tiles of one shape share their gradients and clips", () => {
  const { wall, design } = dozen();
  const options = { idPrefix: "t", photoSource: () => "blob:a" };
  const one = renderSvgParts(drawWall({ design, wall: { ...wall, tiles: wall.tiles.slice(0, 1) } }), options);
  const twelve = renderSvgParts(drawWall({ design, wall }), options);
  expect(twelve.definitions).toHaveLength(one.definitions.length);
});

test("the same drawing gives the same markup", () => {
  expect(toSvgMarkup(renderDozen("same"))).toBe(toSvgMarkup(renderDozen("same")));
});

test("a photo without a source leaves its paper visible", () => {
  expect(elementsOf(renderDozen("empty", () => null)).filter(({ tag }) => tag === "image")).toEqual([]);
  expect(elementsOf(renderDozen("full")).filter(({ tag }) => tag === "image")).toHaveLength(12);
});

test("a labelled group is one image with that name", () => {
  const [element] = renderSvgParts([{ ...group("tile_1", []), label: "Grandma & the cake" }], {
    idPrefix: "a",
    photoSource: () => null,
  }).content;
  expect(element?.attributes).toEqual({
    "data-name": "tile_1",
    role: "img",
    "aria-label": "Grandma & the cake",
  });
});

test("stops and solid fills have their opacity in an attribute of its own", () => {
  const { definitions, content } = renderSvgParts(
    [
      rect(box(0, 0, 1, 1), solid("#112233", 0.5)),
      rect(box(0, 0, 1, 1), linear(point(0, 0), point(0, 1), [stop(0, "#445566", 0.25)])),
    ],
    { idPrefix: "o", photoSource: () => null },
  );
  expect(content[0]?.attributes).toMatchObject({ fill: "#112233", "fill-opacity": "0.5" });
  expect(definitions[0]?.children[0]?.attributes).toMatchObject({
    "stop-color": "#445566",
    "stop-opacity": "0.25",
  });
});

test("no text breaks out of its attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const markup = toSvgMarkup({ tag: "image", attributes: { href: text }, children: [] });
      const value = markup.slice('<image href="'.length, -'"/>'.length);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be in the markup
      expect(value).not.toMatch(/[<>"'\u0000-\u0008]|&(?!(amp|lt|gt|quot|#39);)/);
    }),
  );
  expect(
    toSvgMarkup({ tag: "image", attributes: { href: `"><script>alert('x')</script>&` }, children: [] }),
  ).toBe('<image href="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"/>');
});
