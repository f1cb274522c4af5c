import type { Block, MailContent, Row } from "./mailContent.ts";
import { oneLine } from "./oneLine.ts";

/** Mail programs know neither our fonts nor style sheets: system fonts, tables and styles on every element. */
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const INK = "#1e2421";
const MUTED = "#5c655f";
const LINE = "#e4e2db";
const GREEN = "#2f6b4f";
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.55;color:${INK}`;

/** The same mail with the look of the shop. No picture, script or address but those of its links. */
export const paintHtml = ({ subject, blocks }: MailContent): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fbfaf7;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td>
${blocks.map(htmlOf).join("\n")}
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

/** Text as it may stand between tags and in quoted attributes. */
const escapeHtml = (text: string): string =>
  oneLine(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

const htmlOf = (block: Block): string => {
  switch (block.kind) {
    case "title":
      return `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;color:${INK}">${escapeHtml(block.text)}</h1>`;
    case "heading":
      return `<h2 style="margin:32px 0 8px;font-size:18px;line-height:1.3;color:${INK}">${escapeHtml(block.text)}</h2>`;
    case "paragraph":
      return `<p style="${TEXT}">${escapeHtml(block.text)}</p>`;
    case "link":
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${GREEN};color:#ffffff;font-size:16px;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case "steps":
      return `<ol style="${TEXT};padding-left:24px">${block.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("")}</ol>`;
    case "lines":
      return `<p style="${TEXT}">${block.lines.map(escapeHtml).join("<br>")}</p>`;
    case "smallPrint":
      return `<p style="margin:32px 0 16px;font-size:14px;line-height:1.55;color:${MUTED}">${escapeHtml(block.text)} <a href="${escapeHtml(block.url)}" style="color:${MUTED}">${escapeHtml(block.label)}</a></p>`;
    case "rows":
      return `<table width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:1.55;color:${INK}">${block.rows.map(rowOf).join("")}</table>`;
  }
};

const rowOf = ({ label, details = [], amount, isTotal = false }: Row): string => {
  const weight = isTotal ? ";font-weight:bold" : "";
  const small = details.map(
    (detail) => `<br><span style="font-size:14px;color:${MUTED}">${escapeHtml(detail)}</span>`,
  );
  const cell = `padding:8px 0;border-top:1px solid ${LINE};vertical-align:top${weight}`;
  return `<tr><td style="${cell}">${escapeHtml(label)}${small.join("")}</td><td align="right" style="${cell};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
};
