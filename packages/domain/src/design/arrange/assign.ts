/**
 * The cheapest way to give every row a column of its own (the assignment problem): `columns[row]` is its column.
 * `cost(row, column)` is asked for every pair and must be finite; there are at least as many columns as rows.
 *
 * Rows come in one by one. Each finds the cheapest chain "I take yours, you take that one's, … the last takes a free
 * column"; prices on rows and columns keep all costs at or above zero, so that the chain is a shortest path
 * (Hungarian method; Jonker and Volgenant 1987). 50 rows and 200 columns take a millisecond or two.
 */
export const assign = (
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): readonly number[] => {
  if (rows > columns) throw new RangeError(`${rows} rows for ${columns} columns`);
  const costs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cost(row, column)),
  );
  const rowPrice = new Float64Array(rows);
  const columnPrice = new Float64Array(columns);
  const rowOf = new Int32Array(columns).fill(NOBODY);

  for (let newcomer = 0; newcomer < rows; newcomer += 1) {
    const distance = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
    const cameFrom = new Int32Array(columns).fill(NOBODY);
    const isSettled = new Uint8Array(columns);
    let [row, column, walked] = [newcomer, NOBODY, 0];
    do {
      const from = column;
      let nearest = NOBODY;
      for (let next = 0; next < columns; next += 1) {
        if (isSettled[next]) continue;
        const step = at(costs[row], next) - at(rowPrice, row) - at(columnPrice, next);
        if (walked + step < at(distance, next)) {
          distance[next] = walked + step;
          cameFrom[next] = from;
        }
        if (nearest === NOBODY || at(distance, next) < at(distance, nearest)) nearest = next;
      }
      column = nearest;
      walked = at(distance, column);
      isSettled[column] = 1;
      row = at(rowOf, column);
    } while (row !== NOBODY);

    for (let settled = 0; settled < columns; settled += 1) {
      if (!isSettled[settled]) continue;
      const saved = walked - at(distance, settled);
      columnPrice[settled] = at(columnPrice, settled) - saved;
      const owner = at(rowOf, settled);
      if (owner !== NOBODY) rowPrice[owner] = at(rowPrice, owner) + saved;
    }
    rowPrice[newcomer] = at(rowPrice, newcomer) + walked;
    while (column !== NOBODY) {
      const before = at(cameFrom, column);
      rowOf[column] = before === NOBODY ? newcomer : at(rowOf, before);
      column = before;
    }
  }
  const columnOf = new Array<number>(rows).fill(NOBODY);
  rowOf.forEach((owner, column) => {
    if (owner !== NOBODY) columnOf[owner] = column;
  });
  return columnOf;
};

const NOBODY = -1;

/** Every index here lies inside; the compiler cannot know. */
const at = (numbers: ArrayLike<number> | undefined, index: number): number => numbers?.[index] ?? 0;
