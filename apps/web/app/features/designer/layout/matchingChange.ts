import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import { changeLayout } from "./changeLayout.ts";
import type { LayoutTransfer } from "./layoutTransfer.ts";
import { matchTransfer } from "./matchTransfer.ts";

/** The same step as `changeLayout`, with the photos in the tiles that suit them. */
export const changeLayoutAndMatch = defineCommand<LayoutTransfer>({
  ...changeLayout,
  run: (design, transfer) => matchTransfer(design, changeLayout.run(design, transfer), transfer),
});
