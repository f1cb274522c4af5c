import { roomOf } from "../room.ts";
import { defineCommand } from "./command.ts";

/**
 * Lights the room by its lamps, or by day (requirement B5). In a separate file, so that it loads only with its
 * switch.
 */
export const setEvening = defineCommand<{ readonly isEvening: boolean }>({
  label: "Change light",
  isPossible: (design, { isEvening }) => (roomOf(design).isEvening ?? false) !== isEvening,
  run: (design, { isEvening }) => ({ ...design, room: { ...roomOf(design), isEvening } }),
});
