import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { LazyFixes, loadFixes } from "./LazyFixes.tsx";

vi.mock("./Fixes.tsx", () => ({ default: () => <button type="button">Use Medium instead</button> }));

const renderFirst = (): string =>
  renderToStaticMarkup(<LazyFixes tile="tile_1" photos={createStore(() => ({}))} prices={null} />);

test("B2 fixes that are loaded are in the first render; until then their space is kept", async () => {
  expect(renderFirst()).toContain('<div style="min-height:var(--touch)"></div>');
  await loadFixes();
  expect(renderFirst()).toContain("Use Medium instead");
});
