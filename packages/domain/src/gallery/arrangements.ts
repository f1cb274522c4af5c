/** How a gallery wall is composed. */
export const ARRANGEMENTS = ["salon", "sofa", "rows", "line", "stair"] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];
