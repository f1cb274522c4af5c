import { type Argument, type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";

/** The number of a requirement: R4.3, B2. */
export const REQUIREMENT_PATTERN = /\b(?:R\d+\.\d+|B\d+)\b/g;

const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
/** Modifiers of a test that does not run and so proves nothing. */
const SKIP_MODIFIERS = new Set(["skip", "todo", "fixme"]);

/** The requirements quoted by the titles of a test file, each once. */
export function findQuotedRequirements(fileName: string, source: string): Set<string> {
  const quoted = new Set<string>();
  new Visitor({
    CallExpression: (call) => {
      if (!isTest(call)) return;
      for (const number of titleOf(call.arguments[0]).match(REQUIREMENT_PATTERN) ?? []) quoted.add(number);
    },
  }).visit(parseSync(fileName, source).program);
  return quoted;
}

/** Whether a call is test(...), test.each(...)(...) or the like, and runs. */
function isTest(call: CallExpression): boolean {
  let callee: Expression = call.callee;
  while (callee.type !== "Identifier") {
    if (callee.type === "CallExpression") callee = callee.callee;
    else if (
      callee.type === "MemberExpression" &&
      !callee.computed &&
      callee.property.type === "Identifier"
    ) {
      if (SKIP_MODIFIERS.has(callee.property.name)) return false;
      callee = callee.object;
    } else return false;
  }
  return TEST_FUNCTIONS.has(callee.name);
}

/** The fixed words of a title; what a template fills in is not known here. */
function titleOf(argument: Argument | undefined): string {
  if (argument?.type === "Literal") return String(argument.value);
  if (argument?.type === "TemplateLiteral") return argument.quasis.map((part) => part.value.raw).join(" ");
  return "";
}
