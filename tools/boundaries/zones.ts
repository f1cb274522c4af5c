/**
 * An area of the code and what it may import, as in ARCHITECTURE.md. A file belongs to the first zone whose glob it
 * matches. It may import its own zone and what the lists name, nothing else. Type imports count.
 */
export type Zone = {
  readonly name: string;
  /** Glob of its files, relative to the repository. */
  readonly files: string;
  /** A folder whose subfolders may not import each other, though they are in one zone. */
  readonly isolatedSubfoldersOf?: string;
  /** Other zones that it may import. */
  readonly zones: readonly string[];
  /** External packages that it may import: their names, `*` for any, `node:` for the modules of Node. */
  readonly packages: readonly string[];
  /** A pure zone reads neither clock nor random numbers: the same input gives the same output. */
  readonly isPure?: true;
};

const SHARED = ["domain", "contract", "scene"];
const SERVER = [
  "config",
  "migrations",
  "ports",
  "usecases",
  "http",
  "adapters",
  "drawing adapters",
  "platform",
];
const ADAPTERS = "apps/server/src/adapters";
const FEATURES = "apps/web/app/features";

const ANY_PACKAGE = ["*", "node:"];

// The database holds the sites (`shop.sites()`). Code that read the seeds would sell at the initial prices.

// biome-ignore format: a table is read by its columns
export const ZONES: readonly Zone[] = [
  { name: "site seeds",       files: "packages/domain/src/sites/{sites,za,au}.ts", zones: ["domain"],                      packages: [], isPure: true },
  { name: "domain",           files: "packages/domain/**",                  zones: [],                                         packages: [], isPure: true },
  { name: "contract",         files: "packages/contract/**",                zones: ["domain"],                                 packages: ["zod"] },
  { name: "scene",            files: "packages/scene/**",                   zones: ["domain"],                                 packages: [], isPure: true },
  { name: "testkit",          files: "packages/testkit/**",                 zones: ["domain", "contract"],                     packages: ANY_PACKAGE },

  { name: "ports",            files: "apps/server/src/ports/**",            zones: ["domain"],                                 packages: ["node:"] },
  { name: "usecases",         files: "apps/server/src/usecases/**",         zones: ["domain", "ports"],                        packages: ["p-limit"] },
  { name: "http",             files: "apps/server/src/http/**",             zones: ["domain", "ports", "usecases", "contract"], packages: ANY_PACKAGE },
  { name: "drawing adapters", files: `${ADAPTERS}/{print,preview,art,documents}*/**`, zones: ["domain", "ports", "scene", "platform"],   packages: ANY_PACKAGE, isolatedSubfoldersOf: ADAPTERS },
  { name: "adapters",         files: `${ADAPTERS}/**`,                      zones: ["domain", "ports", "migrations", "platform"], packages: ANY_PACKAGE, isolatedSubfoldersOf: ADAPTERS },
  { name: "platform",         files: "apps/server/src/platform/**",         zones: [],                                         packages: ["node:"] },
  { name: "migrations",       files: "apps/server/migrations/**",           zones: [],                                         packages: ["kysely"] },
  { name: "config",           files: "apps/server/src/config/**",         zones: ["domain", "ports"],                        packages: ["zod", "node:"] },
  { name: "server's tests",   files: "apps/server/test/**",                 zones: [...SHARED, ...SERVER, "main", "testkit", "tools"], packages: ANY_PACKAGE },
  { name: "main",             files: "apps/server/**",                      zones: [...SHARED, ...SERVER, "site seeds"],       packages: ANY_PACKAGE },

  { name: "lib",              files: "apps/web/app/lib/**",                 zones: SHARED,                                     packages: ["*"] },
  { name: "ui",               files: "apps/web/app/ui/**",                  zones: [...SHARED, "lib"],                         packages: ["*"] },
  { name: "features",         files: `${FEATURES}/**`,                      zones: [...SHARED, "lib", "ui"],                   packages: ["*"], isolatedSubfoldersOf: FEATURES },
  { name: "studio",           files: "apps/web/app/studio/**",              zones: [...SHARED, "lib", "ui", "features"],       packages: ["*"] },
  { name: "web",              files: "apps/web/**",                         zones: [...SHARED, "lib", "ui", "features", "studio"],       packages: ANY_PACKAGE },

  // The test that prints match the screen needs scene and server.
  { name: "proof of prints",  files: "e2e/prints/**",                       zones: ["domain", "scene", "testkit", "drawing adapters"], packages: ANY_PACKAGE },
  { name: "e2e",              files: "e2e/**",                              zones: ["domain", "contract", "testkit"],          packages: ANY_PACKAGE },
  { name: "bench",            files: "bench/**",                            zones: [...SHARED, "testkit", "tools"],               packages: ANY_PACKAGE },
  // The renders of close-ups use the true sizes of the product.
  { name: "close-ups",        files: "tools/closeUps/**",                   zones: ["domain", "scene", "testkit"],             packages: ANY_PACKAGE },
  { name: "rooms",            files: "tools/rooms/**",                      zones: ["domain", "scene", "lib", "testkit"],      packages: ANY_PACKAGE },
  { name: "tools",            files: "tools/**",                            zones: ["testkit"],                                packages: ANY_PACKAGE },
];

/**
 * What tests may import in addition (sharp, since tests check the pixels of images). Tests are `x.test.ts`, suites
 * that several tests share (`x.suite.ts`), builders and fakes beside them (`xTesting.ts`), and all files of a `test/`
 * folder.
 */
export const TEST_ALLOWANCES = {
  zones: ["testkit", "server's tests", "site seeds"],
  packages: ["vitest", "fast-check", "sharp", "node:"],
};
export const TEST_FILE_PATTERN = /\.(test|suite)\.tsx?$|Testing\.ts$|\/test\//;

/**
 * Zones that may read the environment: in the product only the configuration; besides it scripts and tests, which
 * set it.
 */
export const ENVIRONMENT_READERS = [
  "config",
  "testkit",
  "server's tests",
  "e2e",
  "proof of prints",
  "bench",
  "tools",
];
