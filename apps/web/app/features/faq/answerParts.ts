import { FRAME_SIZE_KEYS, FRAME_SIZES, formatSize } from "@storywall/domain/catalogue/frameSizes.ts";
import { changesText } from "@storywall/domain/orders/changesText.ts";
import type { FaqPlaceholder } from "@storywall/domain/sites/faqParsers.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { formatDuration } from "@storywall/domain/time/formatDuration.ts";
import { formatWorkingDays } from "../../lib/format/formatDays.ts";

/** A part of an answer: text, a link, or the button that shows the welcome code. */
export type AnswerPart =
  | string
  | { readonly kind: "link"; readonly to: string; readonly text: string }
  | { readonly kind: "discount" };

type AnswerSite = Pick<
  PublicSite,
  "copy" | "changeWindowMinutes" | "dispatchDays" | "courierDays" | "shippingRates"
>;

const PARTS = /\[([^\]]*)\]\((\/[^)\s]*)\)|\{([^{}]*)\}/g;
const CHANGE_TIME_SENTENCE = /(\s*)[^.!?]*\{change time\}[^.!?]*[.!?]?/g;

/**
 * Returns the parts of an answer as the owner wrote it: `[text](/page)` is a link, and words in braces are
 * placeholders for settings. When there is no time to change an order, a sentence about it says so instead.
 */
export const toAnswerParts = (answer: string, site: AnswerSite): readonly AnswerPart[] => {
  const noChanges = changesText({ minutes: 0, from: "completion" });
  const text =
    site.changeWindowMinutes > 0
      ? answer
      : answer.replace(CHANGE_TIME_SENTENCE, (_, space: string) => `${space}${noChanges}`);
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, linkText, to, placeholder] = match;
    parts.push(text.slice(end, match.index));
    parts.push(
      to === undefined ? placeholderPart(placeholder, site) : { kind: "link", to, text: linkText ?? to },
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== "");
};

const placeholderPart = (name: string | undefined, site: AnswerSite): AnswerPart => {
  const { copy, changeWindowMinutes } = site;
  const values: Readonly<Record<FaqPlaceholder, () => AnswerPart>> = {
    email: () => ({ kind: "link", to: `mailto:${copy.email_address}`, text: copy.email_address }),
    delivery: () => `${copy.free_shipping_text} ${deliveryTimeText(site)}`.trim(),
    made: () => copy.faq_answer_shipped_from,
    "change time": () => formatDuration(changeWindowMinutes),
    "welcome offer": () => ({ kind: "discount" }),
    sizes: () => SIZES_TEXT,
  };
  return isPlaceholder(name, values) ? values[name]() : "";
};

/** Returns how long it takes until a wall arrives, by the site's own numbers of days. */
const deliveryTimeText = ({ copy, dispatchDays, courierDays, shippingRates }: AnswerSite): string => {
  const courier = shippingRates[0]?.courierDays ?? courierDays;
  const sentences = [
    // Most shops say it in their sentence about delivery. Twice in a row it would puzzle.
    !/working days?/.test(copy.free_shipping_text) &&
      `We usually send your wall within ${formatWorkingDays(dispatchDays.from, dispatchDays.to)}.`,
    courier.from !== null && `The courier then takes ${formatWorkingDays(courier.from, courier.to)}.`,
  ];
  return sentences.filter((sentence) => sentence !== false).join(" ");
};

/** "Square 20 × 20 cm (in sets), Small 21 × 31 cm …": the outside of the frames, as every page writes it. */
const SIZES_TEXT = FRAME_SIZE_KEYS.map((key) => {
  const { name, isSoldSingly } = FRAME_SIZES[key];
  return `${name} ${formatSize(FRAME_SIZES[key])}${isSoldSingly ? "" : " (in sets)"}`;
}).join(", ");

const isPlaceholder = (name: string | undefined, values: object): name is FaqPlaceholder =>
  name !== undefined && Object.hasOwn(values, name);

/** Returns an answer without links, for structured data. */
export const toPlainText = (parts: readonly AnswerPart[]): string =>
  parts
    .map((part) =>
      typeof part === "string" ? part : part.kind === "link" ? part.text : "ask for it on this page.",
    )
    .join("");
