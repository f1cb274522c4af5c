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
  /** Packages from outside; `*` is any. */
  readonly packages: readonly string[];
  /** Whether it may import `node:` modules. */
  readonly node: boolean;
  /** A pure zone reads no clock and no chance: the same input gives the same output. */
  readonly pure?: true;
};

const SHARED = ["domain", "contract", "scene"];
const SERVER = ["config", "ports", "usecases", "http", "jobs", "adapters", "drawing adapters"];
const ADAPTERS = "apps/server/src/adapters";
const FEATURES = "apps/web/app/features";

export const ZONES: readonly Zone[] = [
  { name: "domain", files: "packages/domain/**", zones: [], packages: [], node: false, pure: true },
  { name: "contract", files: "packages/contract/**", zones: ["domain"], packages: ["zod"], node: false },
  { name: "scene", files: "packages/scene/**", zones: ["domain"], packages: [], node: false, pure: true },
  {
    name: "testkit",
    files: "packages/testkit/**",
    zones: ["domain", "contract"],
    packages: ["*"],
    node: true,
  },

  { name: "ports", files: "apps/server/src/ports/**", zones: ["domain"], packages: [], node: true },
  {
    name: "usecases",
    files: "apps/server/src/usecases/**",
    zones: ["domain", "ports"],
    packages: [],
    node: false,
  },
  {
    name: "http",
    files: "apps/server/src/http/**",
    zones: ["contract", "usecases", "domain", "ports"],
    packages: ["*"],
    node: true,
  },
  { name: "jobs", files: "apps/server/src/jobs/**", zones: ["usecases"], packages: ["zod"], node: false },
  {
    name: "drawing adapters",
    files: `${ADAPTERS}/{print,preview}*/**`,
    apart: ADAPTERS,
    zones: ["ports", "domain", "scene"],
    packages: ["*"],
    node: true,
  },
  {
    name: "adapters",
    files: `${ADAPTERS}/**`,
    apart: ADAPTERS,
    zones: ["ports", "domain"],
    packages: ["*"],
    node: true,
  },
  { name: "config", files: "apps/server/src/config.ts", zones: ["domain"], packages: ["zod"], node: true },
  { name: "main", files: "apps/server/**", zones: [...SERVER, ...SHARED], packages: ["*"], node: true },

  {
    name: "features",
    files: `${FEATURES}/**`,
    apart: FEATURES,
    zones: ["ui", "lib", ...SHARED],
    packages: ["*"],
    node: false,
  },
  { name: "ui", files: "apps/web/app/ui/**", zones: ["lib", "domain"], packages: ["*"], node: false },
  { name: "lib", files: "apps/web/app/lib/**", zones: SHARED, packages: ["*"], node: false },
  {
    name: "web",
    files: "apps/web/**",
    zones: ["features", "ui", "lib", ...SHARED],
    packages: ["*"],
    node: true,
  },

  { name: "e2e", files: "e2e/**", zones: ["domain", "contract", "testkit"], packages: ["*"], node: true },
  { name: "bench", files: "bench/**", zones: [...SHARED, "testkit"], packages: ["*"], node: true },
  { name: "tools", files: "tools/**", zones: ["testkit"], packages: ["*"], node: true },
];

/** What tests may import besides: `x.test.ts`, suites that several tests share (`x.suite.ts`), and what lies in a `test/` folder. */
export const IN_TESTS = { zones: ["testkit"], packages: ["vitest", "fast-check"], node: true };
export const TEST_FILE = /\.(test|suite)\.tsx?$|\/test\//;

/** The environment is read in one place of the product. Scripts and tests set the stage, so they may read it too. */
export const ENVIRONMENT_READERS = ["config", "testkit", "e2e", "bench", "tools"];
