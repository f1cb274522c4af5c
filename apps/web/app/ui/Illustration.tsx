import { type ComponentProps, useEffect, useState } from "react";
import { illustrationPath, illustrationWidths } from "../lib/images/illustrationWidths.ts";
import { limitDensity } from "../lib/images/limitDensity.ts";
import { classNames } from "./classNames.ts";
import styles from "./Illustration.module.css";

type Props = Omit<ComponentProps<"img">, "src" | "srcSet" | "loading" | "fetchPriority" | "decoding"> & {
  /** Name of an illustration that is rendered as WebP: `offer-flex_two_frames`, `step-place`, … */
  readonly name: string;
  readonly alt: string;
  /** How wide it is on the page: the value of the `sizes` attribute. */
  readonly sizes: string;
  /** True for images on the first screen, which load first; others load when they are scrolled near. */
  readonly eager?: boolean;
};

/**
 * An illustration in a width that fits the screen (docs/decisions/0043). Where it cannot be loaded, its text is in its
 * place until there is a network again.
 */
export function Illustration({ name, alt, sizes, eager = false, ...image }: Props) {
  const widths = illustrationWidths(name);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const retry = () => setIsMissing(false);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isMissing]);
  if (isMissing) return <MissingIllustration {...image} alt={alt} />;
  return (
    <img
      {...image}
      // An image of the server's page may have failed before anything listened.
      ref={(element) => {
        if (element && hasFailed(element)) setIsMissing(true);
      }}
      onError={() => setIsMissing(true)}
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

/** A box of the same size with the text of the image, instead of the browser's broken icon. */
export function MissingIllustration({
  alt,
  width,
  height,
  className,
}: Pick<Props, "alt" | "width" | "height" | "className">) {
  return (
    <span
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      className={classNames(className, styles.missing)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {alt}
    </span>
  );
}

/** Whether the image was loaded without success. One that is still to be loaded is not complete. */
export const hasFailed = ({
  complete,
  naturalWidth,
}: Pick<HTMLImageElement, "complete" | "naturalWidth">): boolean => complete && naturalWidth === 0;
