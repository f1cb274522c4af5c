import type { Drawing } from "@storywall/scene/operations.ts";
import { renderSvgParts } from "@storywall/scene/svg.ts";
import { memo } from "react";
import { SvgElements } from "./SvgElements.tsx";

type Props = {
  readonly drawing: Drawing;
  /** Prefix of every id, unique on the page. */
  readonly idPrefix: string;
  /** URL of the photo's image. */
  readonly source: string;
};

/**
 * A drawing with a photo inside an `<svg>`, as React elements: another crop moves the image that is there and loads
 * none. The same drawing object costs nothing again.
 */
export const PhotoDrawing = memo(function PhotoDrawing({ drawing, idPrefix, source }: Props) {
  const { definitions, content } = renderSvgParts(drawing, { idPrefix, photoSource: () => source });
  return (
    <>
      <defs>
        <SvgElements elements={definitions} />
      </defs>
      <SvgElements elements={content} />
    </>
  );
});
