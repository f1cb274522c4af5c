import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { Badge, type BadgeTone } from "../ui/Badge.tsx";
import styles from "./Art.module.css";

const LABELS: Readonly<Record<"good" | "fair" | "poor", readonly [tone: BadgeTone, label: string]>> = {
  good: ["good", "sharp"],
  fair: ["attention", "a little soft"],
  poor: ["wrong", "too small"],
};

/** The sizes in which a picture prints well, whole and without a mat. */
export const PrintSharpness = ({ printable }: Pick<Photo, "printable">) => (
  <ul className={styles.sharpness} aria-label="How it prints">
    {allowedSizes({ kind: "free" }).map((size) => {
      const [tone, label] = LABELS[printable[size]];
      return (
        <li key={size}>
          {FRAME_SIZES[size].name} <Badge tone={tone}>{label}</Badge>
        </li>
      );
    })}
  </ul>
);
