/** A chat widget of another service, which replaces our own messages (R2.15). */
export type ChatWidgetConfig = {
  readonly scriptUrl: string;
  /**
   * Origins that its script may load from and connect to, for the content security policy. Includes its own origin.
   */
  readonly sources: readonly string[];
};

export const CHAT_WIDGET_HINT =
  "is not a chat widget; it is the https address of its script, and after it, with spaces between, further origins that it uses, such as https://chat.example/loader.js https://*.chat.example wss://*.chat.example";

const ORIGIN = /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

/**
 * Parses the script's URL and further origins, separated by spaces. Returns undefined when one of them is invalid.
 */
export const parseChatWidget = (value: string): ChatWidgetConfig | undefined => {
  const [script = "", ...origins] = value.split(/\s+/);
  const url = URL.parse(script);
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.hash !== "") return undefined;
  // Rejects everything that could end a directive of the policy or begin another.
  if (!ORIGIN.test(url.origin) || !origins.every((origin) => ORIGIN.test(origin))) return undefined;
  return { scriptUrl: url.href, sources: [...new Set([url.origin, ...origins])] };
};
