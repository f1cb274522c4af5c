import type { ComponentProps } from "react";
import { illustrationPath, illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { limitDensity } from "../lib/images/limitDensity.ts";

type Props = Omit<ComponentProps<"img">, "src" | "srcSet" | "loading" | "fetchPriority" | "decoding"> & {
  /** Name of an illustration that is rendered as WebP: `offer-flex_two_frames`, `step-place`, … */
  readonly name: string;
  readonly alt: string;
  /** How wide it is on the page: the value of the `sizes` attribute. */
  readonly sizes: string;
  /** True for images on the first screen, which load first; others load when they are scrolled near. */
  readonly eager?: boolean;
};

/** An illustration in a width that fits the screen (docs/decisions/0043). */
export function Illustration({ name, alt, sizes, eager = false, ...image }: Props) {
  const widths = illustrationWidths(name);
  return (
    <img
      {...image}
      alt={alt}
      src={illustrationPath(name, widths[0] ?? 0)}
      srcSet={widths.map((width) => `${illustrationPath(name, width)} ${width}w`).join(", ")}
      sizes={limitDensity(sizes)}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
