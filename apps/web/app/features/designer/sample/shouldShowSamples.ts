/** Checks whether an address of the designer asks for sample photographs in the tiles that have no photo. */
export const shouldShowSamples = (search: URLSearchParams): boolean => search.get("photos") === "sample";
