/** Most walls are filled in order: what finds the best arrangement is not needed at first. */
export const loadArranging = () => import("./arranging.ts");
