import { readdir } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { CLOSE_UPS, type CloseUpName, closeUpAddress } from "../lib/closeUps/closeUps.ts";
import { CloseUp } from "./CloseUp.tsx";

const FOLDER = new URL("../lib/closeUps/", import.meta.url).pathname;
const NAMES = Object.keys(CLOSE_UPS) as readonly CloseUpName[];

test("a close-up offers both formats in its widths, has its size before it is loaded, and loads lazily", () => {
  const html = renderToStaticMarkup(<CloseUp name="magnet" sizes="300px" caption="The plate stays." />);
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*magnet\.480\.avif[^"]* 480w, [^"]* 960w"/);
  expect(html).toMatch(
    /<img src="[^"]*magnet\.480\.webp[^"]*" srcSet="[^"]* 480w, [^"]*magnet\.960\.webp[^"]* 960w"/,
  );
  expect(html).toContain('width="960" height="800"');
  expect(html).toContain('loading="lazy"');
  expect(html).toContain(`alt="${CLOSE_UPS.magnet.alt}"`);
  expect(html).toContain("The plate stays.</figcaption>");
});

test("a close-up beside a text that says the same has no alternative text; one on the first screen loads first", () => {
  const html = renderToStaticMarkup(<CloseUp name="stack" sizes="300px" alt="" eager />);
  expect(html).toContain('alt=""');
  expect(html).toContain('loading="eager"');
  expect(html).not.toContain("figcaption");
});

test("each close-up has its files, as large as said, none above 100 kB, and there are no others", async () => {
  const expected = NAMES.flatMap((name) =>
    CLOSE_UPS[name].widths.flatMap((width) => [`${name}.${width}.avif`, `${name}.${width}.webp`]),
  );
  const loop = ["takingOff", "takingOff-still"].flatMap((name) => [`${name}.avif`, `${name}.webp`]);
  const files = (await readdir(FOLDER)).filter((file) => /\.(avif|webp)$/.test(file));
  expect(files.toSorted()).toEqual([...expected, ...loop].toSorted());
  for (const name of NAMES) {
    const { width, height, widths } = CLOSE_UPS[name];
    for (const each of widths) {
      const { width: found, height: high, size } = await sharp(`${FOLDER}${name}.${each}.webp`).metadata();
      expect([name, found, high]).toEqual([name, each, Math.round((each * height) / width)]);
      expect(size ?? 0).toBeLessThan(100_000);
    }
  }
});

test("a close-up that does not exist is an error", () => {
  expect(() => closeUpAddress("none.480.avif")).toThrow("none.480.avif");
});
