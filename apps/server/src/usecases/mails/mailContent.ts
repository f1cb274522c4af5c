/**
 * Content of a mail, before it is rendered as text or HTML. Mails are written as blocks and never as markup, so
 * only the two renderers escape text, and both versions have the same content.
 */
export type MailContent = {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
};

export type MailBlock =
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  /** Rendered as a button. */
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  /** A numbered list. */
  | { readonly kind: "steps"; readonly steps: readonly string[] }
  /** Text with line breaks, such as an address. */
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  /** Small text with a plain link, for legal notes. */
  | { readonly kind: "smallPrint"; readonly text: string; readonly label: string; readonly url: string }
  | { readonly kind: "rows"; readonly rows: readonly MailRow[] };

export type MailRow = {
  readonly label: string;
  /** Smaller lines below the label. */
  readonly details?: readonly string[];
  readonly amount: string;
  /** True for the total, which is bold. */
  readonly isTotal?: boolean;
};
