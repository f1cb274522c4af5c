import { illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { buildFileCache, type FileCache } from "./fileCache.server.ts";
import { FIRST_WIDTHS } from "./firstIllustrations.server.ts";
import { offerScene } from "./offers.server.ts";

/** Illustrations that are rendered: they stay. */
const rendered = new Set<string>();

/**
 * Returns a plan of each of these illustrations of offers that is not rendered yet, as a `data:` URL by its name. In the
 * first minutes after a build a picture takes seconds; its plan is shown at once, and shows the same wall. Once all
 * are rendered, pages have no bytes more.
 */
export const listWaitingPlans = async (
  names: readonly string[],
  cache: Pick<FileCache, "has"> = buildFileCache,
): Promise<Readonly<Record<string, string>>> => {
  const plans = await Promise.all(
    names.map(async (name) => {
      if (await isRendered(name, cache)) return [];
      const plan = planOf(name.replace(/^offer-/, ""));
      return plan === null ? [] : [[name, plan] as const];
    }),
  );
  return Object.fromEntries(plans.flat());
};

const isRendered = async (name: string, cache: Pick<FileCache, "has">): Promise<boolean> => {
  if (rendered.has(name)) return true;
  const widths = FIRST_WIDTHS.filter((width) => illustrationWidths(name).includes(width));
  const found = await Promise.all(widths.map((width) => cache.has(`${name}.${width}.webp`)));
  if (!found.every(Boolean)) return false;
  rendered.add(name);
  return true;
};

/** Returns the frames of an offer on a plain wall, where its illustration has them. Null for one that is not sold. */
const planOf = (key: string): string | null => {
  const scene = offerScene(key);
  if (!scene?.hung) return null;
  const { view, hung } = scene;
  const box = [view.x, view.y, view.width, view.height].map(Math.round).join(" ");
  const frames = hung.wall.tiles
    .map(({ outer: { x, y, width, height } }) => {
      const [left, top] = [Math.round(hung.at.x + x), Math.round(hung.at.y + y)];
      return `M${left} ${top}h${Math.round(width)}v${Math.round(height)}h${-Math.round(width)}z`;
    })
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path fill="#ece7dd" d="M${Math.round(view.x)} ${Math.round(view.y)}h${Math.round(view.width)}v${Math.round(view.height)}h${-Math.round(view.width)}z"/><path fill="#f8f5ef" stroke="#b9b1a2" stroke-width="8" d="${frames}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
