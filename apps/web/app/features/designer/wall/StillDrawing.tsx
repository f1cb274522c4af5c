import type { Drawing } from "@storywall/scene/operations.ts";
import { paintSvgParts } from "@storywall/scene/svg.ts";
import { svgMarkup } from "@storywall/scene/svgMarkup.ts";
import { memo } from "react";

type Props = {
  readonly drawing: Drawing;
  /** Begins every id; unlike any other on the page. */
  readonly idPrefix: string;
};

/**
 * A drawing without photos inside of an `<svg>`, as markup: a thousand elements in which nothing ever changes are read by
 * the browser in a tenth of the time in which React makes and compares them.
 */
export const StillDrawing = memo(function StillDrawing({ drawing, idPrefix }: Props) {
  const { definitions, content } = paintSvgParts(drawing, { idPrefix, photoSource: () => null });
  const markup = `<defs>${definitions.map(svgMarkup).join("")}</defs>${content.map(svgMarkup).join("")}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the scene's own markup, every value of which is escaped
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
});
