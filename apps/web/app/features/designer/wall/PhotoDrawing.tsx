import type { Drawing } from "@storywall/scene/operations.ts";
import { renderSvgParts } from "@storywall/scene/svg.ts";
import { memo } from "react";
import { SvgElements } from "./SvgElements.tsx";

type Props = {
  readonly drawing: Drawing;
  /** Begins every id; unlike any other on the page. */
  readonly idPrefix: string;
  /** Address of the photo's picture. */
  readonly source: string;
};

/**
 * A drawing with a photo inside of an `<svg>`, as elements of React: another crop moves the picture that is there and
 * loads none. The same drawing object again costs nothing.
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
