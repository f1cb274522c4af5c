import { preventSizeBreaks } from "@storywall/domain/text/preventBreaks.ts";
import type { MailBlock, MailContent, MailRow } from "./mailContent.ts";
import { toSingleLine } from "./toSingleLine.ts";

/** Mail programs support neither our fonts nor style sheets, so each element has inline styles with system fonts. */
const FONT_STYLE = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const HEADING_STYLE = "font-family:Georgia,'Times New Roman',serif";
const INK = "#1e2421";
const MUTED = "#5c655f";
const LINE = "#e4e2db";
const GREEN = "#2f6b4f";
const TEXT_STYLE = `margin:0 0 16px;font-size:16px;line-height:1.55;color:${INK}`;

/** One column of the logo: two boxes of these heights in px, with a gap between them. */
const logoColumn = (...heights: readonly [number, number]): string =>
  `<td width="11" style="padding-right:3px;font-size:0;line-height:0">${heights
    .map((height) => `<div style="width:11px;height:${height}px;background:${GREEN}"></div>`)
    .join('<div style="height:3px"></div>')}</td>`;

/** Logo and name as on the pages, drawn without an image that a mail program would have to fetch. */
const WORDMARK = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 32px"><tr>${logoColumn(14, 7)}${logoColumn(8, 13)}<td style="padding-left:8px;${HEADING_STYLE};font-size:22px;font-weight:bold;color:${INK}">Storywall</td></tr></table>`;

/** Renders a mail as HTML in the style of the shop. It has no images, no scripts and no URLs except its links. */
export const renderHtml = ({ subject, blocks }: MailContent): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fbfaf7;${FONT_STYLE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="overflow-wrap:anywhere">
${WORDMARK}
${blocks.map((block) => renderBlock(block, block === findFirstLink(blocks))).join("\n")}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Returns text that is safe between tags and in quoted attributes. */
const escapeHtml = (text: string): string =>
  toSingleLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");

/** Returns the HTML of a sentence of ours, in which sizes stay on one line. */
const toHtml = (text: string): string => escapeHtml(preventSizeBreaks(text));

/** The first link is the main action of a mail and is drawn in the main colour. */
const findFirstLink = (blocks: readonly MailBlock[]): MailBlock | undefined =>
  blocks.find(({ kind }) => kind === "link");

const renderBlock = (block: MailBlock, isMainLink: boolean): string => {
  switch (block.kind) {
    case "title":
      return `<h1 style="margin:0 0 16px;${HEADING_STYLE};font-size:28px;line-height:1.2;color:${INK}">${toHtml(block.text)}</h1>`;
    case "heading":
      return `<h2 style="margin:32px 0 8px;${HEADING_STYLE};font-size:20px;line-height:1.3;color:${INK}">${toHtml(block.text)}</h2>`;
    case "paragraph":
      return `<p style="${TEXT_STYLE}">${toHtml(block.text)}</p>`;
    case "link":
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border:1px solid ${isMainLink ? GREEN : INK};border-radius:6px;${isMainLink ? `background:${GREEN};color:#ffffff` : `color:${INK}`};font-size:16px;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case "steps":
      return `<ol style="${TEXT_STYLE};padding-left:24px">${block.steps.map((step) => `<li>${toHtml(step)}</li>`).join("")}</ol>`;
    case "lines":
      return `<p style="${TEXT_STYLE}">${block.lines.map(escapeHtml).join("<br>")}</p>`;
    case "smallPrint":
      return `<p style="margin:32px 0 16px;font-size:14px;line-height:1.55;color:${MUTED}">${toHtml(block.text)} <a href="${escapeHtml(block.url)}" style="color:${MUTED}">${escapeHtml(block.label)}</a></p>`;
    case "rows":
      return `<table width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:1.55;color:${INK}">${block.rows.map(renderRow).join("")}</table>`;
  }
};

const renderRow = ({ label, details = [], amount, isTotal = false }: MailRow): string => {
  const weight = isTotal ? ";font-weight:bold" : "";
  const small = details.map(
    (detail) => `<br><span style="font-size:14px;color:${MUTED}">${toHtml(detail)}</span>`,
  );
  const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top${weight}`;
  return `<tr><td style="${cell}">${toHtml(label)}${small.join("")}</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
};
