import { useEffect, useRef, useState } from "react";
import { classNames } from "./classNames.ts";
import styles from "./PreviewImage.module.css";

/** The picture of an ordered wall at its full size. Where it cannot be had any more, `fallbackText` says why in its place. */
export function PreviewImage({
  src,
  alt,
  fallbackText,
  className,
}: {
  readonly src: string;
  readonly alt: string;
  /** A sentence. */
  readonly fallbackText: string;
  readonly className?: string;
}) {
  const [isMissing, setMissing] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page's scripts were there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  if (isMissing) return <p className={styles.fallback}>{fallbackText}</p>;
  return (
    <img
      ref={image}
      className={classNames(styles.image, className)}
      src={src}
      alt={alt}
      onError={() => setMissing(true)}
    />
  );
}
