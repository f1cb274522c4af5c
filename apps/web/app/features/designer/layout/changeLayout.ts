import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { addPhotos } from "@storywall/domain/design/commands/commands.ts";
import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { setRoom } from "@storywall/domain/design/commands/roomCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { LayoutTransfer } from "./layoutTransfer.ts";

const applyTransfer = (design: Design, { photos, room, frameCount }: LayoutTransfer): Design => {
  const filled = addPhotos.run(room ? setRoom.run(design, { room }) : design, { photos });
  const photoIds = photos.slice(0, frameCount).map(({ id }) => id);
  return hangAll.isPossible(filled, { photoIds }) ? hangAll.run(filled, { photoIds }) : filled;
};

/**
 * Photos that came along from another layout fill this one (R4.3), a free wall with a frame for each that is to hang, in the
 * room that they were seen in (B5). One step; to undo it leads back to the other layout, see useSteps.ts.
 */
export const changeLayout = defineCommand<LayoutTransfer>({
  label: "Change layout",
  isPossible: (design, transfer) => applyTransfer(design, transfer) !== design,
  run: applyTransfer,
});
