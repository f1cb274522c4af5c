import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Illustration } from "./Illustration.tsx";

const renderToHtml = (eager: boolean): string =>
  renderToStaticMarkup(
    <Illustration
      name="size-square_small"
      alt="A tile"
      sizes="72px"
      width={220}
      height={220}
      eager={eager}
    />,
  );

test("the image lists its widths for the browser to choose from, and its size before it is loaded", () => {
  const html = renderToHtml(false);
  expect(html).toContain(
    'srcSet="/pictures/size-square_small.160.webp 160w, /pictures/size-square_small.220.webp 220w"',
  );
  expect(html).toContain('src="/pictures/size-square_small.160.webp"');
  expect(html).toContain('sizes="(min-resolution: 2.5dppx) calc(0.667 * 72px), 72px"');
  expect(html).toContain('width="220" height="220"');
  expect(html).toContain('alt="A tile"');
});

test("images below the first screen load lazily; images on it load first", () => {
  expect(renderToHtml(false)).toContain('loading="lazy"');
  expect(renderToHtml(true)).toContain('loading="eager"');
  expect(renderToHtml(true)).toContain('fetchPriority="high"');
});
