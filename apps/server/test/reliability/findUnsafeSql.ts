import { type Expression, type PrivateIdentifier, parseSync, Visitor } from "oxc-parser";

/** Members of `sql` that send their arguments as parameters, or join fragments that are safe already. */
const SAFE_MEMBERS = new Set(["join", "val", "value"]);
/** Members of `sql` for names of tables and columns: safe when the name is written in the code. */
const NAME_MEMBERS = new Set(["ref", "table", "id"]);
/** Other ways of Kysely to put text into a query as it is: `CompiledQuery.raw`, `eb.lit`, `db.dynamic`, … */
const RAW_MEMBERS = new Set(["CompiledQuery.raw", "RawNode.create", "RawNode.createWithSql"]);
const RAW_PROPERTIES = new Set(["lit", "dynamic"]);
/** Functions of drivers that run a text. */
const DRIVER_FUNCTIONS = new Set(["query", "exec", "executeSql", "unsafe", "prepare"]);

/** Texts that read as SQL, also as a fragment. A value between constant parts reads as `?`. */
const SQL_TEXT = new RegExp(
  [
    String.raw`\bselect\s[^;]*\sfrom\s`,
    String.raw`\binsert\s+into\s`,
    String.raw`\bupdate\s+\S+\s+set\s`,
    String.raw`\bdelete\s+from\s`,
    String.raw`\b(?:alter|create|drop|truncate)\s+(?:(?:unique|unlogged|temp|temporary)\s+)?(?:table|index|view|schema|database|role|sequence|trigger|function)\b`,
    String.raw`(?:\bwhere|^\s*(?:and|or|having|on))\s+[\w."?]+\s*(?:=|<|>|!=|\bi?like\b|\bin\s*\()`,
    String.raw`\b(?:order|group)\s+by\s`,
    String.raw`^\s*(?:(?-i:select|SELECT)\s.*\?|set\s+local\s|union\s|limit\s+\?|offset\s+\?)`,
  ].join("|"),
  "i",
);

/**
 * Returns the places of a file, with their lines, that may put a value into SQL as text. Only the template tag `sql` of Kysely may
 * hold SQL, since it sends its values as parameters. The file is parsed, so no nesting hides anything.
 * @throws Error when the file cannot be parsed
 */
export const findUnsafeSql = (fileName: string, source: string): readonly string[] => {
  const { program, errors } = parseSync(fileName, source);
  if (errors[0]) throw new Error(`Cannot parse ${fileName}: ${errors[0].message}`);
  const found = new Map<number, string>();
  const add = ({ start }: Node, what: string) => found.set(start, what);
  const tagNames = new Set(["sql"]);
  /** Positions of identifiers that need no check. */
  const safePlaces = new Set<number>();
  /** Starts of templates that are tagged `sql`. */
  const taggedTemplates = new Set<number>();
  const identifiers: { readonly start: number; readonly name: string }[] = [];

  new Visitor({
    ImportSpecifier: ({ imported, local }) => {
      for (const name of [imported, local]) safePlaces.add(name.start);
      if (imported.type === "Identifier" && imported.name === "sql") tagNames.add(local.name);
    },
    ImportDeclaration: (node) => {
      const isWhole = node.specifiers.some(({ type }) => type === "ImportNamespaceSpecifier");
      if (node.source.value === "kysely" && isWhole) add(node, "all of Kysely under one name");
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== "Identifier" || !tagNames.has(tag.name)) return;
      safePlaces.add(tag.start);
      taggedTemplates.add(quasi.start);
    },
    Property: ({ key, shorthand }) => {
      if (!shorthand) safePlaces.add(key.start);
    },
    TSPropertySignature: ({ key }) => {
      safePlaces.add(key.start);
    },
    MemberExpression: (node) => {
      const { object, property, computed } = node;
      const name = nameOf(property);
      if (!computed) safePlaces.add(property.start);
      if (isNamed(object, tagNames) && !computed && SAFE_MEMBERS.has(name)) safePlaces.add(object.start);
      if (RAW_MEMBERS.has(`${nameOf(object)}.${name}`)) add(node, `${nameOf(object)}.${name}`);
      else if (RAW_PROPERTIES.has(name) && !isNamed(object, tagNames)) add(node, `.${name}`);
    },
    CallExpression: ({ callee, arguments: values }) => {
      if (callee.type !== "MemberExpression") return;
      const name = nameOf(callee.property);
      const isConstant = values.every(({ type }) => type === "Literal");
      if (isNamed(callee.object, tagNames) && NAME_MEMBERS.has(name) && !callee.computed && isConstant)
        safePlaces.add(callee.object.start);
      const [text] = values;
      if (DRIVER_FUNCTIONS.has(name) && text && text.type !== "SpreadElement" && isBuilt(text))
        add(text, `${name} of a built text`);
    },
    Identifier: (node) => {
      identifiers.push(node);
    },
    Literal: (node) => {
      if (typeof node.value === "string" && SQL_TEXT.test(node.value)) add(node, "SQL outside the tag");
    },
    TemplateLiteral: (node) => {
      if (!taggedTemplates.has(node.start) && SQL_TEXT.test(textOf(node))) add(node, "SQL outside the tag");
    },
    BinaryExpression: (node) => {
      if (node.operator === "+" && SQL_TEXT.test(textOf(node))) add(node, "SQL outside the tag");
    },
  }).visit(program);

  for (const { start, name } of identifiers)
    if (tagNames.has(name) && !safePlaces.has(start))
      found.set(start, `${name} as something else than a tag`);
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([start, what]) => `${source.slice(0, start).split("\n").length}: ${what}`);
};

type Node = { readonly start: number };

const nameOf = (node: Expression | PrivateIdentifier): string => {
  if (node.type === "Identifier" || node.type === "PrivateIdentifier") return node.name;
  return node.type === "Literal" ? String(node.value) : "";
};

const isNamed = (node: Expression, names: ReadonlySet<string>): boolean =>
  node.type === "Identifier" && names.has(node.name);

const isBuilt = (node: Expression): boolean =>
  (node.type === "TemplateLiteral" && node.expressions.length > 0) || node.type === "BinaryExpression";

/** Returns the constant parts of a text, with `?` for each value. */
const textOf = (node: Expression | PrivateIdentifier): string => {
  if (node.type === "Literal") return String(node.value);
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.raw).join("?");
  if (node.type === "ParenthesizedExpression") return textOf(node.expression);
  if (node.type === "BinaryExpression" && node.operator === "+")
    return textOf(node.left) + textOf(node.right);
  return "?";
};
