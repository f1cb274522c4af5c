import { command } from "@storywall/domain/design/commands/command.ts";
import { addPhotos } from "@storywall/domain/design/commands/commands.ts";
import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { takeRoom } from "@storywall/domain/design/commands/roomCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { Carried } from "./carried.ts";

const takeIn = (design: Design, { photos, room, frames }: Carried): Design => {
  const filled = addPhotos.run(room ? takeRoom.run(design, { room }) : design, { photos });
  const photoIds = photos.slice(0, frames).map(({ id }) => id);
  return hangAll.isPossible(filled, { photoIds }) ? hangAll.run(filled, { photoIds }) : filled;
};

/**
 * Photos that came along from another layout fill this one (R4.3), a free wall with a frame for each that is to hang, in the
 * room that they were seen in (B5). One step; to undo it leads back to the other layout, see useSteps.ts.
 */
export const changeLayout = command<Carried>({
  label: "Change layout",
  isPossible: (design, carried) => takeIn(design, carried) !== design,
  run: takeIn,
});
