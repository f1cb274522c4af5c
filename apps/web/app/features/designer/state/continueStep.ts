import type { Command } from "@storywall/domain/design/commands/command.ts";
import { type DesignerState, designOf } from "./designerState.ts";

/** Runs a command as a part of the last step, which keeps its number: undo takes both back together. */
export const continueStep = <Input>(
  state: DesignerState,
  command: Command<Input>,
  input: Input,
): Pick<DesignerState, "history" | "lastStep"> => {
  const present = command.run(designOf(state), input);
  return {
    history: { ...state.history, present },
    lastStep: state.lastStep && { ...state.lastStep, after: present },
  };
};
