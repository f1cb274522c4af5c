const ROW_PATTERN = /^\| (?<number>R\d+\.\d+|B\d+) \| (?<text>.*?) \|.*\|$/gm;

/** The numbers in the table of docs/spec.md, in its order. */
export const requirementsOf = (spec: string): string[] =>
  [...spec.matchAll(ROW_PATTERN)].map((row) => row.groups?.number ?? "");

/** The same page with the column "proved by" made anew. */
export const updateTestColumn = (
  spec: string,
  testsByRequirement: ReadonlyMap<string, readonly string[]>,
): string =>
  spec.replace(ROW_PATTERN, (_row, number: string, text: string) => {
    const files = (testsByRequirement.get(number) ?? []).map((file) => `\`${file}\``);
    return `| ${number} | ${text} |${files.length > 0 ? ` ${files.join(", ")} ` : " "}|`;
  });
