import type { Plugin, Rolldown } from "vite";

/** Read by the server and by OpenAPI; a browser asks by name, method, path and tag alone. */
const FOR_THE_SERVER = new Set(["params", "query", "body", "reply", "summary", "errors"]);
const CALL_FILE = /[\\/]packages[\\/]contract[\\/]src[\\/]calls[\\/][^/\\]+[\\/][^/\\]+\.ts$/;

/**
 * Takes out of the browser's build what a contract call says to the server only: its schemas, and with them all of zod,
 * ten kilobytes on every page. What the browser may send and what comes back is still checked by the compiler, from the
 * same file.
 */
export const callsWithoutSchemas = (): Plugin => ({
  name: "calls-without-schemas",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  // After the types are gone, so that what is parsed is plain JavaScript.
  enforce: "post",
  transform: {
    filter: { id: CALL_FILE },
    handler(code) {
      const slim = withoutSchemas(code, (text) => this.parse(text));
      return slim === null ? null : { code: slim, map: null };
    },
  },
});

type Parse = (code: string) => ReturnType<Rolldown.PluginContext["parse"]>;

/** The file without the server's own parts of its call; null where it has none. */
export const withoutSchemas = (code: string, parse: Parse): string | null => {
  const spans = parse(code).body.flatMap(schemasIn);
  if (spans.length === 0) return null;
  let slim = "";
  let from = 0;
  for (const { start, end } of spans) {
    slim += code.slice(from, start);
    from = end + (code[end] === "," ? 1 : 0);
  }
  return slim + code.slice(from);
};

type Parsed = ReturnType<Parse>["body"][number];
type Span = { readonly start: number; readonly end: number };

/** Where in `export const x = defineCall({ … })` the server's own parts stand, in order. */
const schemasIn = (statement: Parsed): readonly Span[] => {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ init }) => {
    if (init?.type !== "CallExpression") return [];
    const { callee } = init;
    const [call] = init.arguments;
    if (callee.type !== "Identifier" || callee.name !== "defineCall" || call?.type !== "ObjectExpression")
      return [];
    return call.properties.filter(
      (part) =>
        part.type === "Property" && part.key.type === "Identifier" && FOR_THE_SERVER.has(part.key.name),
    );
  });
};
