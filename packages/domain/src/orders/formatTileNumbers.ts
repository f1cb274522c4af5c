/** Returns tiles by their numbers, in order: "tile 3", "tiles 1 to 12", "tiles 1, 2 and 5 to 7". */
export const formatTileNumbers = (numbers: readonly number[]): string => {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  const runs: { readonly from: number; to: number }[] = [];
  for (const number of sorted) {
    const last = runs.at(-1);
    if (last?.to === number - 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  const parts = runs.flatMap(({ from, to }) => {
    if (to - from >= 2) return [`${from} to ${to}`];
    return from === to ? [`${from}`] : [`${from}`, `${to}`];
  });
  const last = parts.pop() ?? "";
  return `${sorted.length === 1 ? "tile" : "tiles"} ${parts.length > 0 ? `${parts.join(", ")} and ` : ""}${last}`;
};
