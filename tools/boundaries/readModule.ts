import { type Expression, parseSync, Visitor } from "oxc-parser";

/** The imports and global reads of a file. Lines count from 1. */
type ModuleFacts = {
  /** Static, dynamic and type imports, and re-exports. `specifier` is null when it is computed at run time. */
  readonly imports: readonly { readonly specifier: string | null; readonly line: number }[];
  readonly environmentReads: readonly Reference[];
  /** Reads of the clock or of random numbers. */
  readonly impureCalls: readonly Reference[];
};
type Reference = { readonly what: string; readonly line: number };

const IMPURE_MEMBERS = new Set([
  "Date.now",
  "Math.random",
  "performance.now",
  "crypto.randomUUID",
  "crypto.getRandomValues",
]);

/** Reads TypeScript or JSX without running it. @throws when it cannot be parsed. */
export function readModule(fileName: string, source: string): ModuleFacts {
  const { program, errors } = parseSync(fileName, source);
  if (errors[0]) throw new Error(`Cannot parse ${fileName}: ${errors[0].message}`);

  const imports: { specifier: string | null; line: number }[] = [];
  const environmentReads: Reference[] = [];
  const impureCalls: Reference[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split("\n").length;
  const addImport = (from: { start: number; value?: unknown } | null | undefined) => {
    if (from)
      imports.push({
        specifier: typeof from.value === "string" ? from.value : null,
        line: lineOf(from.start),
      });
  };

  new Visitor({
    ImportDeclaration: (node) => addImport(node.source),
    ExportAllDeclaration: (node) => addImport(node.source),
    ExportNamedDeclaration: (node) => addImport(node.source),
    ImportExpression: (node) => addImport(node.source),
    TSImportType: (node) => addImport(node.source),
    MemberExpression: (node) => {
      const path = `${nameOf(node.object)}.${node.computed ? stringLiteralOf(node.property) : nameOf(node.property)}`;
      const reference = { what: path, line: lineOf(node.start) };
      if (path === "process.env") environmentReads.push(reference);
      if (IMPURE_MEMBERS.has(path)) impureCalls.push(reference);
    },
    // const { env } = process
    VariableDeclarator: (node) => {
      if (node.init && nameOf(node.init) === "process" && node.id.type === "ObjectPattern")
        environmentReads.push({ what: "process destructured", line: lineOf(node.start) });
    },
    NewExpression: (node) => {
      if (nameOf(node.callee) === "Date" && node.arguments.length === 0)
        impureCalls.push({ what: "new Date()", line: lineOf(node.start) });
    },
    CallExpression: (node) => {
      if (nameOf(node.callee) === "Date") impureCalls.push({ what: "Date()", line: lineOf(node.start) });
    },
  }).visit(program);

  for (const { specifier, line } of imports)
    if (specifier === "node:process" || specifier === "process")
      environmentReads.push({ what: specifier, line });
  return { imports, environmentReads, impureCalls };
}

const nameOf = (node: { type: string; name?: unknown }): string =>
  node.type === "Identifier" && typeof node.name === "string" ? node.name : "";
const stringLiteralOf = (node: Expression | { type: string }): string =>
  "value" in node && typeof node.value === "string" ? node.value : "";
