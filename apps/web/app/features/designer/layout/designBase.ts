import { FRAME_SIZE_KEYS, type FrameSizeKey } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";

/** Where a visitor without a wish begins: six tiles are what most walls have, at one price. */
const DEFAULT_BASE: DesignBase = { kind: "set", key: "charming_six" };

/** What a wall of this base is called in addresses and in storage: the template's or set's key. */
export const designKeyOf = (base: DesignBase): string => (base.kind === "free" ? "free" : base.key);

/** `/design?template=…`, `/design?set=…` or `/design?layout=free`. */
export const designPath = (base: DesignBase): string => {
  switch (base.kind) {
    case "template":
      return `/design?template=${base.key}`;
    case "set":
      return `/design?set=${base.key}`;
    case "free":
      return "/design?layout=free";
  }
};

/** The empty wall that an address asks for. What it does not say, or says wrongly, gets its default. */
export const createBlankDesign = (search: URLSearchParams): Design => {
  const readParam = <Key extends string>(name: string, keys: readonly Key[]): Key | undefined =>
    keys.find((key) => key === search.get(name));
  const size = readParam<FrameSizeKey>("size", FRAME_SIZE_KEYS);
  const frameStyle = readParam<FrameStyleKey>("frame", FRAME_STYLE_KEYS);
  return createDesign(parseBase(search), { ...(size && { size }), ...(frameStyle && { frameStyle }) });
};

const parseBase = (search: URLSearchParams): DesignBase => {
  const template = TEMPLATE_KEYS.find((key) => key === search.get("template"));
  if (template) return { kind: "template", key: template };
  const set = SET_KEYS.find((key) => key === search.get("set"));
  if (set) return { kind: "set", key: set };
  return search.get("layout") === "free" ? { kind: "free" } : DEFAULT_BASE;
};
