import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SERVER_FOLDER = join(import.meta.dirname, "../..");
const SOURCE_FILES = globSync("{src,migrations}/**/*.ts", { cwd: SERVER_FOLDER }).filter(
  (file) => !file.endsWith(".test.ts"),
);

/**
 * Ways of building SQL from strings. `sql` as a template tag sends its values as parameters; these send them as text.
 * Migrations are excluded: they are constant and run before any request.
 */
const SQL_FROM_STRINGS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["sql.raw, sql.lit or sql.literal", /\bsql\s*\.\s*(?:raw|lit|literal)\b/],
  ["a name from a variable", /\bsql\s*\.\s*(?:ref|table|id)\s*\(\s*(?!["'])/],
  ["sql called as a function", /\bsql\s*\(/],
  [
    "a query of the driver with a value in it",
    /\.\s*(?:query|exec|executeSql)\s*\(\s*(?:`[^`]*\$\{|["'][^"']*["']\s*\+)/,
  ],
  ["CompiledQuery.raw", /\bCompiledQuery\s*\.\s*raw\b/],
  ["SQL with a value in a template string", /`\s*(?:select|insert|update|delete|alter|create)\s[^`]*\$\{/i],
];

/** Removes tagged templates, which are safe. */
const withoutTaggedTemplates = (source: string): string =>
  source.replace(/\bsql(?:<[^`]*>)?`(?:[^`\\]|\\.)*`/g, "sqlTag");

const findSqlFromStrings = (source: string): readonly string[] =>
  SQL_FROM_STRINGS.filter(([, pattern]) => pattern.test(withoutTaggedTemplates(source))).map(
    ([what]) => what,
  );

test("reliability 15: no SQL in the server is built from strings", () => {
  expect(SOURCE_FILES.length).toBeGreaterThan(100);
  const found = SOURCE_FILES.filter((file) => !file.startsWith("migrations/")).flatMap((file) =>
    findSqlFromStrings(readFileSync(join(SERVER_FOLDER, file), "utf8")).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  `sql.raw(\`select \${name}\`)`,
  "sql.lit(email)",
  "sql.table(name)",
  "sql.ref(column)",
  `pool.query(\`select * from orders where id = '\${id}'\`)`,
  "client.query('select * from orders where id = ' + id)",
  `const text = \`update orders set status = '\${status}'\`;`,
  "CompiledQuery.raw(text)",
])("reliability 15: %s is detected", (source) => {
  expect(findSqlFromStrings(source)).not.toEqual([]);
});

test.each([
  `sql\`select \${name}\`.execute(database)`,
  `sql<{ name: string }>\`delete from x where id = \${id}\``,
  'sql.ref("orders.id")',
])("reliability 15: %s is allowed", (source) => {
  expect(findSqlFromStrings(source)).toEqual([]);
});
