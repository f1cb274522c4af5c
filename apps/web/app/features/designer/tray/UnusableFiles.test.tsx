import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PhotoView } from "../view/photoView.ts";
import UnusableFiles from "./UnusableFiles.tsx";

const fileOf = (id: string): PhotoView => ({
  id,
  fileName: `${id}.txt`,
  stage: { kind: "failed", problem: { message: "Not a photo", canRetry: false } },
  source: null,
  fineSource: null,
  isWithoutPreview: true,
  isOnlyFile: true,
  isUnsaved: false,
});

const render = (ids: readonly string[]): string =>
  renderToStaticMarkup(
    <UnusableFiles files={ids.map(fileOf)} onReplace={() => undefined} onDismiss={() => undefined} />,
  );

test("R7.5 a folded list of files that were not added says how many it has", () => {
  expect(render(["a", "b"])).toContain("<summary>Not added</summary>");
  expect(render(["a", "b", "c"])).toContain("<summary>Not added (3)</summary>");
});
