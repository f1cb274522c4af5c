import type { ComponentProps } from "react";
import { illustrationPath, illustrationWidths } from "../lib/images/illustrationWidths.ts";

type Props = Omit<ComponentProps<"img">, "src" | "srcSet" | "loading" | "fetchPriority" | "decoding"> & {
  /** `offer-flex_two_frames`, `step-pick`, …: one that is drawn in pixels. */
  readonly name: string;
  readonly alt: string;
  /** How wide it stands on the page. */
  readonly sizes: string;
  /** Of the first screen. */
  readonly eager?: boolean;
};

/** A drawing of the shop's own, in as many pixels as the screen shows of it (docs/decisions/0043). */
export function Illustration({ name, alt, eager = false, ...image }: Props) {
  const widths = illustrationWidths(name);
  return (
    <img
      {...image}
      alt={alt}
      src={illustrationPath(name, widths[0] ?? 0)}
      srcSet={widths.map((width) => `${illustrationPath(name, width)} ${width}w`).join(", ")}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
    />
  );
}
