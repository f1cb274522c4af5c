import { useMemo } from "react";
import { encode } from "uqr";
import styles from "./QrCode.module.css";

/** The empty margin that ISO/IEC 18004 requires. Without it many cameras find no code. */
const QUIET_ZONE_MODULES = 4;

/** Renders a text as a QR code: dark on light, since some cameras read no other. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: "M", border: 0 });
    const segments = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
    return { size, path: segments.join("") };
  }, [text]);
  const side = size + 2 * QUIET_ZONE_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
