import { imageTransform } from "./imageTransform.ts";
import type { Box, Drawing, Fill, Group, Operation, Photo, Stop, Stroke } from "./operations.ts";
import { formatNumber } from "./shapes.ts";

/**
 * A neutral SVG element. Names are SVG's own (`stop-color`, `clip-path`, `aria-label`).
 *
 * A React app maps it one to one: `createElement(tag, { ...attributes, key }, ...children)`, with every attribute name
 * except `data-…` and `aria-…` turned from `stop-color` to `stopColor`.
 */
export type SvgElement = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly SvgElement[];
};

type SvgRenderOptions = {
  /** Prefix of every id, so that one page can hold several drawings. Letters, digits, `-` and `_`. */
  readonly idPrefix: string;
  /** Returns the URL of a photo (blob:, https:, data:); null leaves the paper visible. */
  readonly photoSource: (photoId: string) => string | null;
};

type SvgParts = {
  /** Gradients and clips that `content` refers to. They belong in the same document, before it. */
  readonly definitions: readonly SvgElement[];
  readonly content: readonly SvgElement[];
};

/**
 * Renders a drawing as an `<svg>` of `viewBox` (mm). The caller sets its size on the page: by CSS, or by `size` in
 * px.
 */
export const renderSvg = (
  drawing: Drawing,
  viewBox: Box,
  options: SvgRenderOptions & {
    readonly label?: string;
    readonly size?: { readonly width: number; readonly height: number };
  },
): SvgElement => {
  const { definitions, content } = renderSvgParts(drawing, options);
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: [viewBox.x, viewBox.y, viewBox.width, viewBox.height]
        .map((value) => formatNumber(value))
        .join(" "),
      ...(options.size ?? {}),
      ...(options.label === undefined ? {} : { role: "img", "aria-label": options.label }),
    },
    definitions.length > 0 ? [element("defs", {}, definitions), ...content] : content,
  );
};

/** Renders a drawing as parts, for a caller that has its own `<svg>` (the designer holds one part for each tile). */
export const renderSvgParts = (drawing: Drawing, options: SvgRenderOptions): SvgParts => {
  const definitions = new Definitions(options.idPrefix);
  const content = drawing.flatMap((operation) => renderOperation(operation, definitions, options));
  return { definitions: definitions.elements, content };
};

const element = (
  tag: string,
  attributes: SvgElement["attributes"],
  children: readonly SvgElement[] = [],
): SvgElement => ({ tag, attributes, children });

/**
 * Writes equal gradients and clips once: tiles of one size and colour share all of theirs. Equal stops are shared
 * too: the eight sides of a shadow differ only in position. This saves two thirds of the elements of a frame in the
 * browser.
 */
class Definitions {
  readonly elements: SvgElement[] = [];
  private readonly stops = new Map<string, string>();
  private readonly ids = new Map<string, string>();
  private readonly prefix: string;

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** Returns `url(#id)` of the element that `make` creates; `make` is called once for each key. */
  reference(key: string, make: (id: string) => SvgElement): string {
    const known = this.ids.get(key);
    const id = known ?? `${this.prefix}-${this.ids.size}`;
    if (known === undefined) {
      this.ids.set(key, id);
      this.elements.push(make(id));
    }
    return `url(#${id})`;
  }

  /** Returns the stops of a gradient with this id, or a reference to the first gradient with the same stops. */
  stopsOf(id: string, stops: readonly Stop[]): Pick<SvgElement, "attributes" | "children"> {
    const key = JSON.stringify(stops);
    const first = this.stops.get(key);
    if (first !== undefined) return { attributes: { href: `#${first}` }, children: [] };
    this.stops.set(key, id);
    return { attributes: {}, children: stops.map(stopElement) };
  }
}

const stopElement = ({ offset, colour, opacity }: Stop): SvgElement =>
  element("stop", {
    offset: formatNumber(offset, 4),
    "stop-color": colour,
    ...(opacity === undefined ? {} : { "stop-opacity": formatNumber(opacity, 4) }),
  });

const renderOperation = (
  operation: Operation,
  definitions: Definitions,
  options: SvgRenderOptions,
): SvgElement[] => {
  switch (operation.kind) {
    case "rect": {
      const { box, radius } = operation;
      return [
        element("rect", {
          ...boxAttributes(box),
          ...(radius === undefined ? {} : { rx: formatNumber(radius) }),
          ...fillAttributes(operation.fill, definitions),
        }),
      ];
    }
    case "path":
      return [
        element("path", {
          d: operation.data,
          ...(operation.fill === undefined ? { fill: "none" } : fillAttributes(operation.fill, definitions)),
          ...(operation.stroke === undefined ? {} : strokeAttributes(operation.stroke)),
        }),
      ];
    case "photo":
      return renderPhoto(operation, definitions, options);
    case "group":
      return [renderGroup(operation, definitions, options)];
    default:
      return operation satisfies never;
  }
};

const renderGroup = (group: Group, definitions: Definitions, options: SvgRenderOptions): SvgElement => {
  const transforms = [
    ...(group.at === undefined ? [] : [`translate(${formatNumber(group.at.x)} ${formatNumber(group.at.y)})`]),
    ...(group.scale === undefined
      ? []
      : [`scale(${formatNumber(group.scale.x, 6)} ${formatNumber(group.scale.y, 6)})`]),
  ];
  return element(
    "g",
    {
      ...(group.name === undefined ? {} : { "data-name": group.name }),
      ...(group.label === undefined ? {} : { role: "img", "aria-label": group.label }),
      ...(transforms.length === 0 ? {} : { transform: transforms.join(" ") }),
      ...(group.clip === undefined ? {} : { "clip-path": clipReference(group.clip, definitions) }),
    },
    group.children.flatMap((child) => renderOperation(child, definitions, options)),
  );
};

const renderPhoto = (photo: Photo, definitions: Definitions, options: SvgRenderOptions): SvgElement[] => {
  const href = options.photoSource(photo.photoId);
  if (href === null) return [];
  const { a, b, c, d, e, f } = imageTransform(photo.crop, photo.photo, photo.opening);
  const image = element("image", {
    href,
    width: photo.photo.width,
    height: photo.photo.height,
    // The file may have fewer pixels than the photo's size says (a preview); it covers the same area.
    preserveAspectRatio: "none",
    // Nine digits: a photo of 12 megapixels is thousands of px wide, which multiplies a rounding error.
    transform: `matrix(${[a, b, c, d, e, f].map((value) => formatNumber(value, 9)).join(" ")})`,
  });
  // The clip is on a group: on the image itself it would rotate with the photo.
  return [
    element("g", { "clip-path": clipReference(photo.opening, definitions), "data-photo": photo.photoId }, [
      image,
    ]),
  ];
};

const clipReference = (box: Box, definitions: Definitions): string =>
  definitions.reference(`clip ${JSON.stringify(boxAttributes(box))}`, (id) =>
    element("clipPath", { id }, [element("rect", boxAttributes(box))]),
  );

const boxAttributes = ({ x, y, width, height }: Box): SvgElement["attributes"] => ({
  x: formatNumber(x),
  y: formatNumber(y),
  width: formatNumber(width),
  height: formatNumber(height),
});

const fillAttributes = (fill: Fill, definitions: Definitions): SvgElement["attributes"] => {
  if (fill.kind !== "solid") return { fill: gradientReference(fill, definitions) };
  return fill.opacity === undefined
    ? { fill: fill.colour }
    : { fill: fill.colour, "fill-opacity": formatNumber(fill.opacity) };
};

const strokeAttributes = (stroke: Stroke): SvgElement["attributes"] => ({
  stroke: stroke.colour,
  "stroke-width": formatNumber(stroke.width),
  ...(stroke.opacity === undefined ? {} : { "stroke-opacity": formatNumber(stroke.opacity) }),
  ...(stroke.cap === "round" ? { "stroke-linecap": "round", "stroke-linejoin": "round" } : {}),
});

const gradientReference = (fill: Exclude<Fill, { kind: "solid" }>, definitions: Definitions): string =>
  definitions.reference(JSON.stringify(fill), (id) => {
    const { attributes, children } = definitions.stopsOf(id, fill.stops);
    return fill.kind === "linear"
      ? element(
          "linearGradient",
          {
            id,
            ...attributes,
            gradientUnits: "userSpaceOnUse",
            x1: formatNumber(fill.from.x),
            y1: formatNumber(fill.from.y),
            x2: formatNumber(fill.to.x),
            y2: formatNumber(fill.to.y),
          },
          children,
        )
      : element(
          "radialGradient",
          {
            id,
            ...attributes,
            gradientUnits: "userSpaceOnUse",
            cx: formatNumber(fill.centre.x),
            cy: formatNumber(fill.centre.y),
            r: formatNumber(fill.radius),
          },
          children,
        );
  });
