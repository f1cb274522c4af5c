import type { DesignRoom } from "@storywall/domain/design/room.ts";

/** True while there is nothing behind the tiles but paint. */
export const isFlat = ({ place, shown }: Pick<DesignRoom, "place" | "shown">): boolean =>
  place.kind === "plain" && shown.length === 0;
