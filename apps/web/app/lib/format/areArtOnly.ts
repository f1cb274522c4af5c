import type { UserTemplateInfo } from "@storywall/contract/schemas/design.ts";

type Line = { readonly userTemplateInfo: Pick<UserTemplateInfo, "tiles"> };

/** Returns true for walls of art alone: their buyer has no photos to add or change. */
export const areArtOnly = (lines: readonly Line[]): boolean =>
  lines.every(({ userTemplateInfo }) =>
    userTemplateInfo.tiles.every(({ artItemId }) => artItemId !== undefined),
  );
