import { stat } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { TakingOffLoop } from "./TakingOffLoop.tsx";

const FOLDER = new URL("../../lib/closeUps/", import.meta.url).pathname;

test("the loop is a picture that stands still with reduced motion, and can be paused without a script", () => {
  const html = renderToStaticMarkup(<TakingOffLoop caption="Off and back." />);
  const [first = "", second = "", third = ""] = html.match(/<source[^>]*>/g) ?? [];
  for (const source of [first, second]) {
    expect(source).toContain('media="(prefers-reduced-motion: reduce)"');
    expect(source).toContain("takingOff-still.");
  }
  expect(third).toMatch(/type="image\/avif" srcSet="[^"]*takingOff\.avif/);
  expect(html).not.toContain("<video");
  expect(html).toMatch(/<label[^>]*><input type="checkbox"[^>]*\/>Pause<\/label>/);
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
  expect(html).toContain("Off and back.</figcaption>");
});

test("the loop moves without end, and is below 400 kB in both formats", async () => {
  const { pages, loop } = await sharp(`${FOLDER}takingOff.webp`, { animated: true }).metadata();
  expect(pages ?? 0).toBeGreaterThan(10);
  expect(loop).toBe(0);
  for (const format of ["avif", "webp"]) {
    expect((await stat(`${FOLDER}takingOff.${format}`)).size).toBeLessThan(400_000);
  }
});
