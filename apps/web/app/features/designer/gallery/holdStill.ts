import { moveFrame } from "@storywall/domain/design/commands/galleryCommands.ts";
import { moveWall } from "@storywall/domain/design/commands/roomCommands.ts";
import { setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import type { HungBackdrop } from "../room/hungBackdrop.ts";
import { continueStep } from "../state/continueStep.ts";
import type { DesignerStore } from "../state/designerStore.ts";

/**
 * In a room the tiles hang centred, so a frame that was moved outwards would move all of them. After such a step the
 * frames hang where the shopper sees them: the moved one where it was dropped, and the others where they were. It is a
 * part of that step. Returns a function that stops it.
 */
export const holdStill = (
  store: DesignerStore,
  hung: () => Pick<HungBackdrop, "offsetAfter"> | null,
): (() => void) =>
  store.subscribe(({ lastStep, movingFrame }, { lastStep: previous }) => {
    if (movingFrame === null || lastStep?.kind !== "done" || lastStep.number === previous?.number) return;
    const isMoved = lastStep.label === moveFrame.label;
    if (!isMoved && lastStep.label !== setTileSize.label) return;
    const [before, after] = [layOut(lastStep.before), layOut(lastStep.after)];
    // A frame that is drawn larger by its corner stays itself; others may move aside.
    const still = after.tiles.find(({ name }) => (name === movingFrame) !== isMoved);
    const from = before.tiles.find(({ name }) => name === still?.name)?.outer;
    if (!still || !from) return;
    const shift = { x: from.x - still.outer.x, y: from.y - still.outer.y };
    const moved = hung()?.offsetAfter(roomOf(lastStep.before), { before, after, shift });
    if (moved) store.setState(continueStep(store.getState(), moveWall, { moved }));
  });
