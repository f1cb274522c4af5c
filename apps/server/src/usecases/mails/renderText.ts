import type { MailBlock, MailContent } from "./mailContent.ts";
import { toSingleLine } from "./toSingleLine.ts";

/** Renders a mail as plain text. */
export const renderText = ({ blocks }: MailContent): string => `${blocks.map(renderBlock).join("\n\n")}\n`;

const renderBlock = (block: MailBlock): string => {
  switch (block.kind) {
    case "title":
    case "paragraph":
      return toSingleLine(block.text);
    case "heading":
      return toSingleLine(block.text).toUpperCase();
    case "link":
      return `${toSingleLine(block.label)}:\n${toSingleLine(block.url)}`;
    case "steps":
      return block.steps.map((step, index) => `${index + 1}. ${toSingleLine(step)}`).join("\n");
    case "lines":
      return block.lines.map(toSingleLine).join("\n");
    case "smallPrint":
      return `${toSingleLine(block.text)}\n${toSingleLine(block.label)}: ${toSingleLine(block.url)}`;
    case "rows":
      return block.rows
        .map(({ label, details = [], amount }) =>
          [
            [label, amount].filter(Boolean).map(toSingleLine).join(": "),
            ...details.map((detail) => `  ${toSingleLine(detail)}`),
          ].join("\n"),
        )
        .join("\n");
  }
};
