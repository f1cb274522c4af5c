import type { SvgElement } from "@storywall/scene/svg.ts";
import { createElement, type ReactNode } from "react";

/** The scene's element tree as React elements, one to one. */
export function SvgElements({ elements }: { readonly elements: readonly SvgElement[] }): ReactNode {
  return elements.map((element, index) => toReact(element, index));
}

// A drawing is a list in painting order; an operation has no identity beyond its position.
const toReact = ({ tag, attributes, children }: SvgElement, key: number): ReactNode =>
  createElement(
    tag,
    { ...reactNames(attributes), key },
    ...children.map((child, index) => toReact(child, index)),
  );

const reactNames = (attributes: SvgElement["attributes"]): SvgElement["attributes"] =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [reactName(name), value]));

const reactName = (name: string): string =>
  name.startsWith("data-") || name.startsWith("aria-")
    ? name
    : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
