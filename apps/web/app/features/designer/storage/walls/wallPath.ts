import type { Design } from "@storywall/domain/design/design.ts";
import { designPathOfKey } from "../../layout/designBase.ts";
import { importedDesignPath, importedIdOf } from "../importedDesignKey.ts";

const isLineKey = (designKey: string): boolean => designKey.startsWith("line_");

/** Returns whether a design is saved under the key of its layout: not a wall of the cart, and not an imported one. */
export const isLayoutKey = (designKey: string): boolean =>
  !isLineKey(designKey) && importedIdOf(designKey) === null;

/** Returns the path of the designer's page that opens a saved design; null for a wall of the cart, which has its own. */
export const wallPath = (designKey: string, { base }: Pick<Design, "base">): string | null => {
  if (isLineKey(designKey)) return null;
  const importedId = importedIdOf(designKey);
  return importedId === null ? designPathOfKey(designKey, base) : importedDesignPath(importedId);
};
