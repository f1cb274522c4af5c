import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const execFileAsync = promisify(execFile);

/** The statements that every add needs: begin, lock the cart, read its lines, insert one, read them again, commit. */
const MIN_STATEMENTS = 6;

type FloorOptions = {
  readonly databaseUrl: string;
  readonly folder: string;
  /** Statements that the shop runs for one add, begin and commit included. */
  readonly statements: number;
  readonly concurrency: number;
  readonly times: number;
  /** Number of carts that the adds are spread over; each round has new ones. */
  readonly carts: number;
  readonly round: number;
};

/**
 * Returns the adds per second that pgbench reaches with as many statements as the shop needs for one, on the same
 * tables, with a line as the shop stores it. No shop on this database can be faster. Null when the machine has no
 * pgbench.
 */
export const measureDatabaseFloor = async (options: FloorOptions): Promise<number | null> => {
  const { databaseUrl, folder, concurrency, times, carts, round } = options;
  await insertCarts(databaseUrl, carts, round);
  const script = join(folder, "add.sql");
  await writeFile(script, buildPgbenchScript(options));
  const args = [
    "--no-vacuum",
    "--protocol=prepared",
    `--client=${concurrency}`,
    "--jobs=2",
    `--file=${script}`,
  ];
  try {
    const { stdout } = await execFileAsync("pgbench", [
      ...args,
      `--transactions=${Math.ceil(times / concurrency)}`,
      databaseUrl,
    ]);
    const perSecond = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (perSecond === undefined)
      throw new Error(`Cannot read the rate from the output of pgbench:\n${stdout}`);
    return Number(perSecond);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
};

/** Inserts carts with ids that pgbench can compute, and copies one of the shop's lines for them. */
const insertCarts = async (databaseUrl: string, carts: number, round: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into carts (id, site, visitor_id, created_at, last_used_at)
       select 'bench_' || $2::integer || '_' || number, site, visitor_id, now(), now()
       from (select * from carts limit 1) one, generate_series(1, $1::integer) number`,
      [carts, round],
    );
    await client.query("create table if not exists bench_line as select design from cart_lines limit 1");
  } finally {
    await client.end();
  }
};

const buildPgbenchScript = ({ carts, statements, round }: FloorOptions): string => {
  const cart = `'bench_${round}_' || :cart::text`;
  const lines = `select id, uuid, quantity, design from cart_lines where cart_id = ${cart} order by place;`;
  return [
    `\\set cart random(1, ${carts})`,
    "begin;",
    `select * from carts where id = ${cart} for update;`,
    lines,
    `insert into cart_lines (id, cart_id, uuid, quantity, design) select gen_random_uuid()::text, ${cart}, gen_random_uuid()::text, 1, design from bench_line;`,
    lines,
    ...Array.from({ length: statements - MIN_STATEMENTS }, () => `select * from carts where id = ${cart};`),
    "commit;\n",
  ].join("\n");
};
