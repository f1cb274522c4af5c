import { renderEmptyFrame, renderSofa } from "./art.server.ts";
import { renderFrameCloseUp, renderStyle, renderSwatch } from "./frames.server.ts";
import { drawRoomScene } from "./roomScene.server.ts";
import { renderRoom } from "./rooms.server.ts";
import { renderMarkup } from "./samples.server.ts";
import { sceneOfIllustration } from "./sceneOfIllustration.server.ts";
import { renderSize } from "./sizes.server.ts";
import { renderMissing, renderStickStep } from "./steps.server.ts";

const RENDERERS_BY_NAME: Readonly<Record<string, () => string>> = {
  sofa: renderSofa,
  "step-stick": renderStickStep,
  missing: renderMissing,
};

/**
 * Renderers for the kinds of illustrations that are not rooms seen by a camera: `frame-timeless`, `style-pure`, … Each
 * returns null for an unknown name.
 */
const RENDERERS_BY_KIND: Readonly<Record<string, (name: string) => string | null>> = {
  moulding: renderEmptyFrame,
  room: renderRoom,
  frame: renderFrameCloseUp,
  size: renderSize,
  style: renderStyle,
  swatch: renderSwatch,
};

const cache = new Map<string, string>();

/**
 * Returns an illustration as an SVG file; null when there is none of that name. Rendered once, since it never changes.
 */
export const renderIllustration = (name: string): string | null => {
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const rendered = render(name);
  if (rendered !== null) cache.set(name, rendered);
  return rendered;
};

const render = (name: string): string | null => {
  const scene = sceneOfIllustration(name);
  if (scene) return renderMarkup(drawRoomScene(scene), scene.view);
  const renderNamed = Object.hasOwn(RENDERERS_BY_NAME, name) ? RENDERERS_BY_NAME[name] : undefined;
  if (renderNamed) return renderNamed();
  const end = name.lastIndexOf("-");
  const kind = name.slice(0, Math.max(0, end));
  return (
    (Object.hasOwn(RENDERERS_BY_KIND, kind) ? RENDERERS_BY_KIND[kind]?.(name.slice(end + 1)) : undefined) ??
    null
  );
};
