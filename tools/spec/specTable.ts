const ROW = /^\| (?<number>R\d+\.\d+|B\d+) \| (?<text>.*?) \|.*\|$/gm;

/** The numbers in the table of docs/spec.md, in its order. */
export const numbersOf = (spec: string): string[] =>
  [...spec.matchAll(ROW)].map((row) => row.groups?.number ?? "");

/** The same page with the column "proved by" made anew. */
export const withProofs = (spec: string, proofs: ReadonlyMap<string, readonly string[]>): string =>
  spec.replace(ROW, (_row, number: string, text: string) => {
    const files = (proofs.get(number) ?? []).map((file) => `\`${file}\``);
    return `| ${number} | ${text} |${files.length > 0 ? ` ${files.join(", ")} ` : " "}|`;
  });
