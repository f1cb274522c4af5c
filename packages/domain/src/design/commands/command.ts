import type { Design } from "../design.ts";

/**
 * An action of the shopper on a design. Button, key and test run the same command; `label` names it for undo. When a
 * command is not possible, `run` returns the same object, so that the history adds no step.
 */
export type Command<Input> = {
  readonly label: string;
  readonly isPossible: (design: Design, input: Input) => boolean;
  readonly run: (design: Design, input: Input) => Design;
};

/** Creates a command whose `run` checks `isPossible` first. */
export const defineCommand = <Input>(definition: Command<Input>): Command<Input> => ({
  ...definition,
  run: (design, input) => (definition.isPossible(design, input) ? definition.run(design, input) : design),
});
