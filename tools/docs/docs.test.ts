import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../setup/paths.mjs";

const read = (file: string): string => readFileSync(join(root, file), "utf8");

const RECORDS = globSync("docs/decisions/[0-9]*.md", { cwd: root }).map((file) => file.replaceAll("\\", "/"));
const DOCUMENTS = [
  "README.md",
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "docs/operations.md",
  "docs/integrations.md",
  "docs/spec.md",
  "docs/decisions/README.md",
];

test("the index of decisions names every record once", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/^\| \[\d{4}\]\(([^)]+)\)/gm)].map(
    (match) => match[1],
  );
  expect(listed.sort()).toEqual(RECORDS.map((file) => file.split("/").at(-1)).sort());
});

test.each(RECORDS)("%s has its number, date, status and sections", (file) => {
  const [, number = ""] = /\/(\d{4})-/.exec(file) ?? [];
  const text = read(file);
  expect(text).toMatch(new RegExp(`^# ${number} \\S`));
  expect(text).toMatch(/^- Date: 20\d\d-\d\d-\d\d$/m);
  expect(text).toMatch(/^- Status: (accepted|superseded)/m);
  for (const heading of ["Context", "Decision"]) expect(text).toMatch(new RegExp(`^## ${heading}$`, "m"));
});

test.each([...DOCUMENTS, ...RECORDS])("every link in %s leads to a file", (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, link = ""]) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
});

test.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])(
  "every source file that %s names exists",
  (file) => {
    const sources = globSync("{packages,apps,e2e,bench,tools}/**/*.{ts,tsx,mjs}", {
      cwd: root,
      exclude: (path) => /(^|[\\/])(node_modules|build)([\\/]|$)/.test(path),
    }).map((path) => `/${path.replaceAll("\\", "/")}`);
    const named = [...read(file).matchAll(/`(?:@storywall\/)?([\w./-]+\.(?:ts|tsx|mjs))`/g)].map(
      ([, path = ""]) => path,
    );
    const isExample = (path: string): boolean => /(^|\/)x\./.test(path) || /^x[A-Z]/.test(path);
    const exists = (path: string): boolean =>
      sources.some(
        (source) => source.endsWith(`/${path}`) || source.endsWith(`/${path.replace(/^(\w+)\//, "$1/src/")}`),
      );
    expect(named.filter((path) => !isExample(path) && !exists(path))).toEqual([]);
  },
);
