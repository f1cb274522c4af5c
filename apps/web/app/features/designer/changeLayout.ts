import { command } from "@storywall/domain/design/command.ts";
import { addPhotos } from "@storywall/domain/design/commands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { takeRoom } from "@storywall/domain/design/roomCommands.ts";
import type { Carried } from "./carried.ts";

const takeIn = (design: Design, { photos, room }: Carried): Design =>
  addPhotos.run(room ? takeRoom.run(design, { room }) : design, { photos });

/**
 * Photos that came along from another layout fill this one (R4.3), in the room that they were seen in (B5). One step; to undo
 * it leads back to the other layout, see useSteps.ts.
 */
export const changeLayout = command<Carried>({
  label: "Change layout",
  isPossible: (design, carried) => takeIn(design, carried) !== design,
  run: takeIn,
});
