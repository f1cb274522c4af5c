import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join, matchesGlob, relative } from "node:path";
import { readModule } from "./readModule.ts";
import { resolveSpecifier } from "./resolveSpecifier.ts";
import { listSourceFiles } from "./sourceFiles.ts";
import { ENVIRONMENT_READERS, TEST_ALLOWANCES, TEST_FILE_PATTERN, ZONES, type Zone } from "./zones.ts";

type Violation = { readonly file: string; readonly line: number; readonly message: string };

/** Returns every violation of zones.ts in the repository at `root`, in the order of its files. */
export function findViolations(root: string): Violation[] {
  return listSourceFiles(root).flatMap((file) => violationsOf(file, readFileSync(join(root, file), "utf8")));
}

/** Returns every violation in one file, whose path is relative to the repository. */
function violationsOf(file: string, source: string): Violation[] {
  const zone = zoneOf(file);
  if (!zone) return [{ file, line: 1, message: "belongs to no zone of tools/boundaries/zones.ts" }];
  const isTest = TEST_FILE_PATTERN.test(file);
  const facts = readModule(file, source);

  const forbiddenImports = facts.imports.flatMap(({ specifier, line }) => {
    const reason = explainForbiddenImport(file, zone, isTest, specifier);
    return reason ? [{ file, line, message: `imports ${specifier ?? "a computed name"}: ${reason}` }] : [];
  });
  const canReadEnvironment = isTest || ENVIRONMENT_READERS.includes(zone.name);
  const environmentReads = (canReadEnvironment ? [] : facts.environmentReads).map(({ what, line }) => ({
    file,
    line,
    message: `reads the environment (${what}): only apps/server/src/config/config.ts may`,
  }));
  const impureCalls = (zone.isPure && !isTest ? facts.impureCalls : []).map(({ what, line }) => ({
    file,
    line,
    message: `calls ${what}: ${zone.name} is pure; let the caller pass it in`,
  }));
  return [...forbiddenImports, ...environmentReads, ...impureCalls].sort((a, b) => a.line - b.line);
}

/** Returns why a file of this zone may not import `specifier`; null when it may. */
function explainForbiddenImport(
  file: string,
  zone: Zone,
  isTest: boolean,
  specifier: string | null,
): string | null {
  const zones = isTest ? [...zone.zones, ...TEST_ALLOWANCES.zones] : zone.zones;
  const packages = isTest ? [...zone.packages, ...TEST_ALLOWANCES.packages] : zone.packages;
  const isAnyPackageAllowed = packages.includes("*");

  if (specifier === null)
    return isAnyPackageAllowed ? null : `${zone.name} may import constant specifiers only`;
  if (isBuiltin(specifier))
    return packages.includes("node:") ? null : `${zone.name} may not import modules of Node`;

  const target = resolveSpecifier(file, specifier);
  if (target === null) {
    const name = specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
    if (isAnyPackageAllowed || packages.includes(name)) return null;
    return `${zone.name} may import ${packages.length > 0 ? `only ${packages.join(", ")}` : "nothing"} from outside`;
  }
  const targetZone = zoneOf(target);
  if (!targetZone) return "that belongs to no zone of tools/boundaries/zones.ts";
  if (targetZone !== zone)
    return zones.includes(targetZone.name)
      ? null
      : `${zone.name} may import ${zones.length > 0 ? `only ${zones.join(", ")}` : "nothing"}, and that is ${targetZone.name}`;
  return zone.isolatedSubfoldersOf &&
    subfolderOf(zone.isolatedSubfoldersOf, file) !== subfolderOf(zone.isolatedSubfoldersOf, target)
    ? `folders of ${zone.isolatedSubfoldersOf} may not import each other`
    : null;
}

const zoneOf = (file: string): Zone | undefined => ZONES.find((zone) => matchesGlob(file, zone.files));

/** Returns the folder directly under `folder` that contains the file. */
const subfolderOf = (folder: string, file: string): string | undefined =>
  relative(folder, file).split(/[\\/]/)[0];
