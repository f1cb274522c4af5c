/** Loads the search for the best arrangement on demand: most walls are filled in order and do not need it. */
export const loadArrangeActions = () => import("./arrangeActions.ts");
