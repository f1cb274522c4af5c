/** Somebody else's chat in place of our own messages (R2.15). */
export type ChatWidget = {
  readonly scriptUrl: string;
  /** What its script may ask, show and load, as a content policy names it; its own origin is among them. */
  readonly sources: readonly string[];
};

export const CHAT_WIDGET_HINT =
  "is not a chat widget; it is the https address of its script, and after it, with spaces between, further origins that it uses, such as https://chat.example/loader.js https://*.chat.example wss://*.chat.example";

const ORIGIN = /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/;

export const parseChatWidget = (value: string): ChatWidget | undefined => {
  const [script = "", ...origins] = value.split(/\s+/);
  const url = URL.parse(script);
  if (url === null || url.protocol !== "https:" || url.username !== "" || url.hash !== "") return undefined;
  // Whatever could end a directive or begin another is no origin.
  if (!ORIGIN.test(url.origin) || !origins.every((origin) => ORIGIN.test(origin))) return undefined;
  return { scriptUrl: url.href, sources: [...new Set([url.origin, ...origins])] };
};
