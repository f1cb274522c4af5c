import type { Plugin, Rolldown } from "vite";

/** Read by the server and by OpenAPI; a browser asks by name, method, path and tag alone. */
const SERVER_ONLY_PROPERTIES = new Set(["params", "query", "body", "reply", "summary", "errors"]);
const CALL_FILE = /[\\/]packages[\\/]contract[\\/]src[\\/]calls[\\/][^/\\]+[\\/][^/\\]+\.ts$/;

/**
 * Takes out of the browser's build what a contract call says to the server only: its schemas, and with them all of zod,
 * ten kilobytes on every page. What the browser may send and what comes back is still checked by the compiler, from the
 * same file.
 */
export const stripCallSchemas = (): Plugin => ({
  name: "strip-call-schemas",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  // After the types are gone, so that what is parsed is plain JavaScript.
  enforce: "post",
  transform: {
    filter: { id: CALL_FILE },
    handler(code) {
      const slim = stripSchemas(code, (text) => this.parse(text));
      return slim === null ? null : { code: slim, map: null };
    },
  },
});

type Parse = (code: string) => ReturnType<Rolldown.PluginContext["parse"]>;

/**
 * The file without the server's own parts of its call; null where it has none.
 *
 * @throws Error for a file with something else than its call: a schema there would stay, and bring zod to every page.
 */
export const stripSchemas = (code: string, parse: Parse): string | null => {
  const { body } = parse(code);
  if (body.some((statement) => !isImport(statement) && callObjectsIn(statement).length === 0))
    throw new Error(
      "A call's file holds its call alone; what else it needs belongs into packages/contract/src/schemas.",
    );
  const spans = body.flatMap(serverOnlySpansIn);
  if (spans.length === 0) return null;
  let stripped = "";
  let copiedTo = 0;
  for (const { start, end } of spans) {
    stripped += code.slice(copiedTo, start);
    copiedTo = end + (code[end] === "," ? 1 : 0);
  }
  return stripped + code.slice(copiedTo);
};

type Statement = ReturnType<Parse>["body"][number];
type Span = { readonly start: number; readonly end: number };

const isImport = ({ type }: Statement): boolean => type === "ImportDeclaration";

/** What stands between the braces of `export const x = defineCall({ … })`. */
const callObjectsIn = (statement: Statement) => {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : null;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== "CallExpression") return [];
    const { callee } = init;
    const [call] = init.arguments;
    const isCall = callee.type === "Identifier" && callee.name === "defineCall";
    return isCall && call?.type === "ObjectExpression" ? [call] : [];
  });
};

/** Where in a call the server's own parts stand, in order. */
const serverOnlySpansIn = (statement: Statement): readonly Span[] =>
  callObjectsIn(statement).flatMap(({ properties }) =>
    properties.filter(
      (part) =>
        part.type === "Property" &&
        part.key.type === "Identifier" &&
        SERVER_ONLY_PROPERTIES.has(part.key.name),
    ),
  );
