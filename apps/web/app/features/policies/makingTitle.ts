import type { SiteMaterials } from "@storywall/domain/sites/site.ts";

/** Returns the heading above how tiles are made. It promises no materials where the owner has named none. */
export const makingTitle = ({ frame, paper }: Pick<SiteMaterials, "frame" | "paper">): string =>
  frame === null && paper === null ? "How they're made" : "What they're made of";
