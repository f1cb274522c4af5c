/**
 * What a mail says, before it is text or HTML. A kind of mail is written as such blocks and never as markup, so that the
 * two painters are the only places where anything is escaped, and both always say the same.
 */
export type MailContent = {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
};

export type MailBlock =
  | { readonly kind: "title"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  /** Something to press. */
  | { readonly kind: "link"; readonly label: string; readonly url: string }
  /** In this order. */
  | { readonly kind: "steps"; readonly steps: readonly string[] }
  /** An address, a line each. */
  | { readonly kind: "lines"; readonly lines: readonly string[] }
  /** Said more quietly, with a link that is no button. */
  | { readonly kind: "smallPrint"; readonly text: string; readonly label: string; readonly url: string }
  | { readonly kind: "rows"; readonly rows: readonly MailRow[] };

export type MailRow = {
  readonly label: string;
  /** Smaller, below the label. */
  readonly details?: readonly string[];
  readonly amount: string;
  /** The one that counts. */
  readonly isTotal?: boolean;
};
