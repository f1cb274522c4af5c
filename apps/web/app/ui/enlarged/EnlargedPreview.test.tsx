import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import EnlargedPreview from "./EnlargedPreview.tsx";

test("a larger picture says that it is loading, and can be enlarged by a press", () => {
  const html = renderToStaticMarkup(
    <EnlargedPreview title="Square trio" previewUrl="/p.jpg" open onClose={() => undefined} />,
  );
  expect(html).toContain("Loading the picture…");
  expect(html).toContain('aria-pressed="false"');
});
