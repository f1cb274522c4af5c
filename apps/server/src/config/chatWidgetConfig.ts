/** A chat widget of another service, which replaces our own messages (R2.15). */
export type ChatWidgetConfig = {
  readonly scriptUrl: string;
  /** Origins for the content security policy. */
  readonly sources: {
    /** Origins that its script may load from and connect to. Includes its own origin. */
    readonly all: readonly string[];
    /** Further origins that may serve styles, and nothing else. */
    readonly style: readonly string[];
    /** Further origins that may serve fonts, and nothing else. */
    readonly font: readonly string[];
  };
};

export const CHAT_WIDGET_HINT =
  "is not a chat widget; it is the https address of its script, and after it, with spaces between, further origins that it uses, such as https://chat.example/loader.js https://*.chat.example wss://*.chat.example; style=https://… and font=https://… allow an origin for that alone";

const ORIGIN = /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/**
 * Parses the script's URL and further origins, separated by spaces. `style=` and `font=` before an origin limit it to
 * that. Returns undefined when one of them is invalid.
 */
export const parseChatWidget = (value: string): ChatWidgetConfig | undefined => {
  const [script = "", ...rest] = value.split(/\s+/);
  const originsWith = (prefix: string): readonly string[] =>
    rest.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length));
  const [style, font] = [originsWith("style="), originsWith("font=")];
  const all = rest.filter((entry) => !/^(style|font)=/.test(entry));
  const url = URL.parse(script);
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.hash !== "") return undefined;
  // Rejects everything that could end a directive of the policy or begin another.
  if (![url.origin, ...all, ...style, ...font].every((origin) => ORIGIN.test(origin))) return undefined;
  return { scriptUrl: url.href, sources: { all: [...new Set([url.origin, ...all])], style, font } };
};
