import type { Plugin, Rolldown } from "vite";

/** Used by the server and by OpenAPI; the browser's client needs only name, method, path and tag. */
const SERVER_ONLY_PROPERTIES = new Set(["params", "query", "body", "reply", "summary", "errors"]);
const CALL_FILE = /[\\/]packages[\\/]contract[\\/]src[\\/]calls[\\/][^/\\]+[\\/][^/\\]+\.ts$/;

/**
 * Removes from the browser's build the properties of contract calls that only the server uses: the schemas, and with
 * them all of zod, ten kilobytes on every page. The compiler still checks requests and replies against the same file.
 */
export const stripCallSchemas = (): Plugin => ({
  name: "strip-call-schemas",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  // After types are stripped, so that plain JavaScript is parsed.
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
 * Returns the code without the server-only properties of its call; null when it has none.
 *
 * @throws Error when the file holds anything but its call: a schema there would stay, and bring zod to every page.
 */
export const stripSchemas = (code: string, parse: Parse): string | null => {
  const { body } = parse(code);
  if (body.some((statement) => !isImport(statement) && callObjectsIn(statement).length === 0))
    throw new Error(
      "Cannot strip schemas: a call's file holds its call alone. Move the rest to packages/contract/src/schemas.",
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

/** Returns the object literals of `export const x = defineCall({ … })`. */
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

/** Returns the positions of a call's server-only properties, in order. */
const serverOnlySpansIn = (statement: Statement): readonly Span[] =>
  callObjectsIn(statement).flatMap(({ properties }) =>
    properties.filter(
      (part) =>
        part.type === "Property" &&
        part.key.type === "Identifier" &&
        SERVER_ONLY_PROPERTIES.has(part.key.name),
    ),
  );
