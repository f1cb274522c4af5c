import type { Design } from "../design.ts";

/**
 * What a shopper can do to a wall. Button, key and test run the same command; `label` names it in the undo menu.
 * Where a command is not possible, `run` gives the very same design back, and the history makes no step of it.
 */
export type Command<Input> = {
  readonly label: string;
  readonly isPossible: (design: Design, input: Input) => boolean;
  readonly run: (design: Design, input: Input) => Design;
};

/** Makes a command whose `run` asks `isPossible` first. */
export const defineCommand = <Input>(definition: Command<Input>): Command<Input> => ({
  ...definition,
  run: (design, input) => (definition.isPossible(design, input) ? definition.run(design, input) : design),
});
