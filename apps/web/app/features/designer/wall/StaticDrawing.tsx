import type { Drawing } from "@storywall/scene/operations.ts";
import { renderSvgParts } from "@storywall/scene/svg.ts";
import { toSvgMarkup } from "@storywall/scene/svgMarkup.ts";
import { memo } from "react";

type Props = {
  readonly drawing: Drawing;
  /** Begins every id; unlike any other on the page. */
  readonly idPrefix: string;
  /** Address of the picture, where the drawing has a photo that stays as it is. */
  readonly source?: string | null;
};

/**
 * A drawing inside of an `<svg>`, as markup: a thousand elements in which nothing ever changes are read by the browser in
 * a fraction of the time in which React makes and compares them. A photo that is cropped anew would be loaded anew, too.
 */
export const StaticDrawing = memo(function StaticDrawing({ drawing, idPrefix, source = null }: Props) {
  const { definitions, content } = renderSvgParts(drawing, { idPrefix, photoSource: () => source });
  const markup = `<defs>${definitions.map(toSvgMarkup).join("")}</defs>${content.map(toSvgMarkup).join("")}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the scene's own markup, every value of which is escaped
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
});
