/**
 * Solves the assignment problem: returns the column of each row, so that no two rows share a column and the sum of the
 * costs is the lowest. `cost(row, column)` is called for every pair and must be finite.
 *
 * Hungarian method (Jonker and Volgenant 1987): rows are added one by one. Each finds the shortest augmenting path to a
 * free column: a chain in which every row takes the column of the next. The potentials of rows and columns keep all
 * reduced costs at or above zero, so that this is a shortest path problem. 50 rows and 200 columns take a millisecond
 * or two.
 * @throws RangeError when there are more rows than columns.
 */
export const solveAssignment = (
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): readonly number[] => {
  if (rows > columns) throw new RangeError(`${rows} rows for ${columns} columns`);
  const costs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cost(row, column)),
  );
  const rowPotentials = new Float64Array(rows);
  const columnPotentials = new Float64Array(columns);
  const rowOf = new Int32Array(columns).fill(UNASSIGNED);

  for (let newRow = 0; newRow < rows; newRow += 1) {
    const distance = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
    const previousColumn = new Int32Array(columns).fill(UNASSIGNED);
    const isSettled = new Uint8Array(columns);
    let [row, column, pathCost] = [newRow, UNASSIGNED, 0];
    do {
      const from = column;
      let nearest = UNASSIGNED;
      for (let next = 0; next < columns; next += 1) {
        if (isSettled[next]) continue;
        const step =
          valueAt(costs[row], next) - valueAt(rowPotentials, row) - valueAt(columnPotentials, next);
        if (pathCost + step < valueAt(distance, next)) {
          distance[next] = pathCost + step;
          previousColumn[next] = from;
        }
        if (nearest === UNASSIGNED || valueAt(distance, next) < valueAt(distance, nearest)) nearest = next;
      }
      column = nearest;
      pathCost = valueAt(distance, column);
      isSettled[column] = 1;
      row = valueAt(rowOf, column);
    } while (row !== UNASSIGNED);

    for (let settled = 0; settled < columns; settled += 1) {
      if (!isSettled[settled]) continue;
      const reduction = pathCost - valueAt(distance, settled);
      columnPotentials[settled] = valueAt(columnPotentials, settled) - reduction;
      const owner = valueAt(rowOf, settled);
      if (owner !== UNASSIGNED) rowPotentials[owner] = valueAt(rowPotentials, owner) + reduction;
    }
    rowPotentials[newRow] = valueAt(rowPotentials, newRow) + pathCost;
    while (column !== UNASSIGNED) {
      const before = valueAt(previousColumn, column);
      rowOf[column] = before === UNASSIGNED ? newRow : valueAt(rowOf, before);
      column = before;
    }
  }
  const columnOf = new Array<number>(rows).fill(UNASSIGNED);
  rowOf.forEach((owner, column) => {
    if (owner !== UNASSIGNED) columnOf[owner] = column;
  });
  return columnOf;
};

const UNASSIGNED = -1;

/** Every index here is in range; the compiler cannot know that. */
const valueAt = (numbers: ArrayLike<number> | undefined, index: number): number => numbers?.[index] ?? 0;
