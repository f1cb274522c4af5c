import type { Block, MailContent } from "./mailContent.ts";
import { oneLine } from "./oneLine.ts";

/** The mail for those who read plain text. */
export const paintText = ({ blocks }: MailContent): string => `${blocks.map(textOf).join("\n\n")}\n`;

const textOf = (block: Block): string => {
  switch (block.kind) {
    case "title":
    case "paragraph":
      return oneLine(block.text);
    case "heading":
      return oneLine(block.text).toUpperCase();
    case "link":
      return `${oneLine(block.label)}:\n${oneLine(block.url)}`;
    case "steps":
      return block.steps.map((step, index) => `${index + 1}. ${oneLine(step)}`).join("\n");
    case "lines":
      return block.lines.map(oneLine).join("\n");
    case "smallPrint":
      return `${oneLine(block.text)}\n${oneLine(block.label)}: ${oneLine(block.url)}`;
    case "rows":
      return block.rows
        .map(({ label, details = [], amount }) =>
          [`${oneLine(label)}: ${oneLine(amount)}`, ...details.map((detail) => `  ${oneLine(detail)}`)].join(
            "\n",
          ),
        )
        .join("\n");
  }
};
