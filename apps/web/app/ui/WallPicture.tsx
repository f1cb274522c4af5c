import { useEffect, useRef, useState } from "react";
import { classes } from "./classes.ts";
import styles from "./WallPicture.module.css";

/** The picture of an ordered wall at its full size. Where it cannot be had any more, `gone` says why in its place. */
export function WallPicture({
  src,
  alt,
  gone,
  className,
}: {
  readonly src: string;
  readonly alt: string;
  /** A sentence. */
  readonly gone: string;
  readonly className?: string;
}) {
  const [isMissing, setMissing] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page's scripts were there to hear of it.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setMissing(true);
  }, []);
  if (isMissing) return <p className={styles.gone}>{gone}</p>;
  return (
    <img
      ref={picture}
      className={classes(styles.picture, className)}
      src={src}
      alt={alt}
      onError={() => setMissing(true)}
    />
  );
}
