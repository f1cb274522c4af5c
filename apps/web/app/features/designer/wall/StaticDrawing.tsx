import type { Drawing } from "@storywall/scene/operations.ts";
import { renderSvgParts } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import { memo } from "react";

type Props = {
  readonly drawing: Drawing;
  /** Prefix of every id, unique on the page. */
  readonly idPrefix: string;
  /** URL of the photo's image, when the drawing has a photo that does not change. */
  readonly source?: string | null;
};

/**
 * A drawing inside an `<svg>`, as markup: the browser parses a thousand elements that never change in a fraction of
 * the time in which React creates and compares them. Not for a photo whose crop changes: its image would be loaded
 * again.
 */
export const StaticDrawing = memo(function StaticDrawing({ drawing, idPrefix, source = null }: Props) {
  const { definitions, content } = renderSvgParts(drawing, { idPrefix, photoSource: () => source });
  const markup = `<defs>${definitions.map(toSvgMarkup).join("")}</defs>${content.map(toSvgMarkup).join("")}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the scene's own markup, every value of which is escaped
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
});
