/**
 * Who may import whom, as ARCHITECTURE.md says it. A file belongs to the first zone whose glob it matches; the lists are
 * the whole of what it may import besides its own zone. Type imports count.
 */
export type Zone = {
  readonly name: string;
  /** Glob of its files, relative to the repository. */
  readonly files: string;
  /** A folder whose subfolders keep to themselves, though they are of one zone. */
  readonly apart?: string;
  /** Other zones that it may import. */
  readonly zones: readonly string[];
  /** Packages from outside: their names, `*` for any, `node:` for the modules of Node. */
  readonly outside: readonly string[];
  /** A pure zone reads no clock and no chance: the same input gives the same output. */
  readonly pure?: true;
};

const SHARED = ["domain", "contract", "scene"];
const SERVER = ["config", "migrations", "ports", "usecases", "http", "jobs", "adapters", "drawing adapters"];
const ADAPTERS = "apps/server/src/adapters";
const FEATURES = "apps/web/app/features";

const ANY = ["*", "node:"];

// The database says what a site is (`shop.sites()`); whoever reads its seeds would sell at the prices of the first day.

// biome-ignore format: a table is read by its columns
export const ZONES: readonly Zone[] = [
  { name: "site seeds",       files: "packages/domain/src/sites/{sites,za,au}.ts", zones: ["domain"],                      outside: [], pure: true },
  { name: "domain",           files: "packages/domain/**",                  zones: [],                                         outside: [], pure: true },
  { name: "contract",         files: "packages/contract/**",                zones: ["domain"],                                 outside: ["zod"] },
  { name: "scene",            files: "packages/scene/**",                   zones: ["domain"],                                 outside: [], pure: true },
  { name: "testkit",          files: "packages/testkit/**",                 zones: ["domain", "contract"],                     outside: ANY },

  { name: "ports",            files: "apps/server/src/ports/**",            zones: ["domain"],                                 outside: ["node:"] },
  { name: "usecases",         files: "apps/server/src/usecases/**",         zones: ["domain", "ports"],                        outside: ["p-limit"] },
  { name: "http",             files: "apps/server/src/http/**",             zones: ["domain", "ports", "usecases", "contract"], outside: ANY },
  { name: "jobs",             files: "apps/server/src/jobs/**",             zones: ["usecases"],                               outside: ["zod"] },
  { name: "drawing adapters", files: `${ADAPTERS}/{print,preview,art,documents}*/**`, zones: ["domain", "ports", "scene"],               outside: ANY, apart: ADAPTERS },
  { name: "adapters",         files: `${ADAPTERS}/**`,                      zones: ["domain", "ports", "migrations"],          outside: ANY, apart: ADAPTERS },
  { name: "migrations",       files: "apps/server/migrations/**",           zones: [],                                         outside: ["kysely"] },
  { name: "config",           files: "apps/server/src/{config,*Config}.ts", zones: ["domain", "ports"],                        outside: ["zod", "node:"] },
  { name: "server's tests",   files: "apps/server/test/**",                 zones: [...SHARED, ...SERVER, "main", "testkit", "tools"], outside: ANY },
  { name: "main",             files: "apps/server/**",                      zones: [...SHARED, ...SERVER, "site seeds"],       outside: ANY },

  { name: "lib",              files: "apps/web/app/lib/**",                 zones: SHARED,                                     outside: ["*"] },
  { name: "ui",               files: "apps/web/app/ui/**",                  zones: [...SHARED, "lib"],                         outside: ["*"] },
  { name: "features",         files: `${FEATURES}/**`,                      zones: [...SHARED, "lib", "ui"],                   outside: ["*"], apart: FEATURES },
  { name: "studio",           files: "apps/web/app/studio/**",              zones: [...SHARED, "lib", "ui", "features"],       outside: ["*"] },
  { name: "web",              files: "apps/web/**",                         zones: [...SHARED, "lib", "ui", "features", "studio"],       outside: ANY },

  // The proof that prints are what was shown needs both sides.
  { name: "proof of prints",  files: "e2e/prints/**",                       zones: ["domain", "scene", "testkit", "drawing adapters"], outside: ANY },
  { name: "e2e",              files: "e2e/**",                              zones: ["domain", "contract", "testkit"],          outside: ANY },
  { name: "bench",            files: "bench/**",                            zones: [...SHARED, "testkit", "tools"],               outside: ANY },
  { name: "tools",            files: "tools/**",                            zones: ["testkit"],                                outside: ANY },
];

/**
 * What tests may import besides (sharp, since pictures are proven by their pixels). Tests are `x.test.ts`, suites that
 * several of them share (`x.suite.ts`), builders and fakes beside them (`xTesting.ts`), and what lies in a `test/` folder.
 */
export const IN_TESTS = {
  zones: ["testkit", "server's tests", "site seeds"],
  outside: ["vitest", "fast-check", "sharp", "node:"],
};
export const TEST_FILE = /\.(test|suite)\.tsx?$|Testing\.ts$|\/test\//;

/** The environment is read in one place of the product. Scripts and tests set the stage, so they may read it too. */
export const ENVIRONMENT_READERS = [
  "config",
  "testkit",
  "server's tests",
  "e2e",
  "proof of prints",
  "bench",
  "tools",
];
