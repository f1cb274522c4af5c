import { type Block, createJoin, createLeaf, type Size } from "./blocks.ts";

/**
 * Joins frames in rows no wider than the wall should be: frames of similar height side by side, the rows in random
 * order.
 */
export const shelveFrames = (
  frames: readonly Size[],
  { width, gap }: { readonly width: number; readonly gap: number },
  random: () => number,
): Block => {
  const ordered = frames
    .map((frame, index) => ({ leaf: createLeaf(frame, index), rank: frame.height * (0.85 + 0.3 * random()) }))
    .sort((one, other) => other.rank - one.rank);
  const rows: { row: Block; readonly rank: number }[] = [];
  for (const { leaf } of ordered) {
    const last = rows.at(-1);
    if (last && last.row.width + gap + leaf.width <= width) last.row = createJoin(last.row, leaf, true, gap);
    else rows.push({ row: leaf, rank: random() });
  }
  return rows
    .sort((one, other) => one.rank - other.rank)
    .map(({ row }) => row)
    .reduce((above, row) => createJoin(above, row, false, gap));
};
