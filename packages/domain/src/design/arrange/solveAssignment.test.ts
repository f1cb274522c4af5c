import fc from "fast-check";
import { expect, test } from "vitest";
import { solveAssignment } from "./solveAssignment.ts";

/** The lowest cost of all assignments, by brute force. */
const bruteForceCost = (
  costs: readonly (readonly number[])[],
  usedColumns: readonly number[] = [],
): number => {
  const [row, ...others] = costs;
  if (row === undefined) return 0;
  const sums = row.flatMap((cost, column) =>
    usedColumns.includes(column) ? [] : [cost + bruteForceCost(others, [...usedColumns, column])],
  );
  return Math.min(...sums);
};

const anyCosts = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2 }))
  .chain(([rows, more]) =>
    fc.array(
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: rows + more, maxLength: rows + more }),
      {
        minLength: rows,
        maxLength: rows,
      },
    ),
  );

test("no assignment is cheaper, and no two rows share a column", () => {
  fc.assert(
    fc.property(anyCosts, (costs) => {
      const cost = (row: number, column: number): number => costs[row]?.[column] ?? 0;
      const columns = solveAssignment(costs.length, costs[0]?.length ?? 0, cost);
      expect(new Set(columns).size).toBe(costs.length);
      const total = columns.reduce((sum, column, row) => sum + cost(row, column), 0);
      expect(total).toBe(bruteForceCost(costs));
    }),
  );
});

test("more rows than columns throw an error", () => {
  expect(() => solveAssignment(2, 1, () => 0)).toThrow(RangeError);
});
