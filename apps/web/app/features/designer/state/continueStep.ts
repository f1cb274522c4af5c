import type { Command } from "@storywall/domain/design/commands/command.ts";
import { type DesignerState, designOf } from "./designerState.ts";

/** Runs a command as a part of the last step: undo takes both back together. */
export const continueStep = <Input>(
  state: DesignerState,
  command: Command<Input>,
  input: Input,
): Pick<DesignerState, "history"> => ({
  history: { ...state.history, present: command.run(designOf(state), input) },
});
