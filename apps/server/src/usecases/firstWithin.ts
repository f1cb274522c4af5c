/** Half of the largest reply, so that one more large item fits. */
const MAX_PAGE_BYTES = 1_500_000;

/** Returns the first items of a page, at least one, whose JSON together fits into a reply. */
export const firstWithin = <Item>(items: readonly Item[], maxBytes = MAX_PAGE_BYTES): readonly Item[] => {
  let bytes = 0;
  const end = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(JSON.stringify(item) ?? "");
    return bytes > maxBytes && index > 0;
  });
  return end === -1 ? items : items.slice(0, end);
};
