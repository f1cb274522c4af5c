import type { ReactNode } from "react";

/**
 * Drawings that stand in for the previews of walls, by the line of the cart that each was added as: the shop takes a moment
 * to render the preview of a new wall. Only in memory, since the preview is stored by the next visit.
 */
export const linePlaceholders = new Map<string, ReactNode>();
