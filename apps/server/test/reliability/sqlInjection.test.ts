import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findUnsafeSql } from "./findUnsafeSql.ts";

const SERVER_FOLDER = join(import.meta.dirname, "../..");
/** Migrations are excluded: they are constant and run before any request. */
const SOURCE_FILES = globSync("src/**/*.ts", { cwd: SERVER_FOLDER }).filter(
  (file) => !/\.(?:test|suite)\.ts$/.test(file),
);

test("reliability 15: no SQL in the server is built from strings", () => {
  expect(SOURCE_FILES.length).toBeGreaterThan(100);
  const found = SOURCE_FILES.flatMap((file) =>
    findUnsafeSql(file, readFileSync(join(SERVER_FOLDER, file), "utf8")).map((what) => `${file}:${what}`),
  );
  expect(found).toEqual([]);
});

test.each([
  // sql.raw and its like, wherever they stand
  `sql.raw(\`select \${name}\`)`,
  "const fragment = sql.raw(order);",
  `sql\`select * from orders order by \${sql.raw(column)}\``,
  `sql\`select * from orders where \${sql\`id in (\${sql.join([sql.raw(ids)])})\`}\``,
  `sql\`a \${isNewest ? sql.raw(direction) : sql\`asc\`} b\``,
  `db.selectFrom("orders").select((eb) => [eb.fn.count(sql.raw(column)).as("count")])`,
  'sql["raw"](text)',
  "sql[member](text)",
  "(sql).raw(text)",
  "sql?.raw(text)",
  "sql.lit(email)",
  `sql\`limit \${sql.lit(limit)}\``,
  "sql.table(name)",
  "sql.ref(column)",
  `sql.ref(\`orders.\${column}\`)`,
  "sql.id('public', table)",
  "sql(text)",
  // the tag under another name
  "const tag = sql; tag.raw(text)",
  "const { raw } = sql; raw(text)",
  "const tags = { sql };",
  "import { sql as q } from 'kysely'; q.raw(text)",
  `import * as kysely from "kysely"; kysely.sql.raw(text)`,
  // other raw texts of Kysely
  "CompiledQuery.raw(text)",
  "RawNode.createWithSql(text)",
  "eb.lit(name)",
  "db.dynamic.ref(column)",
  // texts that are built, in any position
  `pool.query(\`select * from orders where id = '\${id}'\`)`,
  "client.query('select * from orders where id = ' + id)",
  "client.query({ text: 'select * from orders where id = ' + id })",
  "client.query(verb + rest)",
  `client.query(\`\${verb} \${rest}\`)`,
  `const text = \`update orders set status = '\${status}'\`;`,
  "const text = 'select ' + columns + ' from orders';",
  "const text = (('delete from orders') + filter);",
  "const text = 'delete from orders where id = '; run(text.concat(id));",
  "const text = ['select * from orders', filter].join(' ');",
  'text += " where id = " + id;',
  'text += " and email = " + email;',
  `text += \` order by \${column}\`;`,
  `sql\`select * from orders \${\`where id = '\${id}'\`}\``,
  `sql\`select \${f(\`x \${"delete from " + table} y\`)}\``,
  `const list = rows.map((row) => \`insert into logs values ('\${row}')\`);`,
  `class Store { text = (id: string) => \`select * from a where id = \${id}\`; }`,
  `String.raw\`select * from a where id = \${id}\``,
  `drop(\`drop table \${name}\`)`,
])("reliability 15: %s is detected", (source) => {
  expect(findUnsafeSql("planted.ts", source)).not.toEqual([]);
});

test.each([
  `sql\`select \${name}\`.execute(database)`,
  `sql<{ name: string }>\`delete from x where id = \${id}\``,
  `sql\`select * from orders where \${isOpen ? sql\`status = 'placed'\` : sql\`true\`}\``,
  `sql\`select * from orders where email like \${\`%\${term}%\`}\``,
  `sql\`select \${sql.join(names.map((name) => sql\`\${name}\`))}\``,
  'sql.ref("orders.id")',
  'import { sql as q } from "kysely"; q`select 1 from a`',
  "const toQuery = ({ sql: text }: CompiledQuery) => ({ text, name: query.sql });",
  `const message = \`Select a photo, or \${count} of them\`;`,
  'client.query("begin")',
])("reliability 15: %s is allowed", (source) => {
  expect(findUnsafeSql("planted.ts", source)).toEqual([]);
});
