import type { Design } from "@storywall/domain/design/design.ts";
import { importDesign } from "../../features/designer/storage/importedDesign.ts";
import { importedDesignPath } from "../../features/designer/storage/importedDesignKey.ts";
import { withOrderedRoom } from "./withOrderedRoom.ts";

/** Saves a copy of an ordered wall, or the tiles that are added to it, in this browser. Returns the path that opens it. */
export const importOrderedWall = async (id: string, design: Design, orderId: string): Promise<string> => {
  await importDesign(id, withOrderedRoom(design, orderId));
  return importedDesignPath(id);
};
