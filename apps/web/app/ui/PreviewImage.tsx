import { useEffect, useRef, useState } from "react";
import { classNames } from "./classNames.ts";
import styles from "./PreviewImage.module.css";

/** The preview of an ordered wall at its full size. When it cannot be loaded any more, `fallbackText` replaces it. */
export function PreviewImage({
  src,
  alt,
  fallbackText,
  className,
  onSettle,
}: {
  readonly src: string;
  readonly alt: string;
  /** A sentence that says why there is no image. */
  readonly fallbackText: string;
  readonly className?: string;
  /** Called once the image is shown or cannot be loaded. */
  readonly onSettle?: () => void;
}) {
  const [isMissing, setMissing] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // Loading may have failed before hydration, when no handler was set yet.
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  // A span, since a button may contain the image.
  if (isMissing) return <span className={styles.fallback}>{fallbackText}</span>;
  return (
    <img
      ref={image}
      className={classNames(styles.image, className)}
      src={src}
      alt={alt}
      onLoad={onSettle}
      onError={() => {
        setMissing(true);
        onSettle?.();
      }}
    />
  );
}
