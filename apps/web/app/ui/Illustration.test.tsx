import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { hasFailed, Illustration, MissingIllustration } from "./Illustration.tsx";

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

test("an image that cannot be loaded leaves a box of its size with its text, and one that is to be loaded does not", () => {
  const html = renderToStaticMarkup(<MissingIllustration alt="A tile" width={944} height={885} />);
  expect(html).toMatch(/^<span role="img" aria-label="A tile" [^>]*style="aspect-ratio:944 \/ 885">A tile</);
  expect(hasFailed({ complete: true, naturalWidth: 0 })).toBe(true);
  expect(hasFailed({ complete: false, naturalWidth: 0 })).toBe(false);
  expect(hasFailed({ complete: true, naturalWidth: 416 })).toBe(false);
});
