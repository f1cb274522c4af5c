import { type Argument, type CallExpression, type Expression, parseSync, Visitor } from "oxc-parser";

/** The number of a requirement: R4.3, B2. */
const REQUIREMENT_PATTERN = /\b(?:R\d+\.\d+|B\d+)\b/g;

const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
/** Modifiers of tests that do not run and therefore do not count. */
const SKIP_MODIFIERS = new Set(["skip", "todo", "fixme"]);

/** Returns the titles of the tests in a file that quote a requirement, in their order. Titles of groups count too. */
export function findRequirementTitles(fileName: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: (call) => {
      if (!isTest(call)) return;
      const title = titleOf(call.arguments[0]);
      if (requirementsIn(title).length > 0) titles.push(title);
    },
  }).visit(parseSync(fileName, source).program);
  return titles;
}

/** Returns the requirements that a title quotes, each once. */
export const requirementsIn = (title: string): string[] => [...new Set(title.match(REQUIREMENT_PATTERN))];

/** Returns true if a call is test(...), test.each(...)(...) or similar, and is not skipped. */
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

/** Returns the constant parts of a title; the values of placeholders are unknown. */
function titleOf(argument: Argument | undefined): string {
  if (argument?.type === "Literal") return String(argument.value);
  if (argument?.type === "TemplateLiteral") return argument.quasis.map((part) => part.value.raw).join(" ");
  return "";
}
