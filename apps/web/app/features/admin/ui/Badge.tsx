import type { ReactNode } from "react";
import { classNames } from "../../../ui/classNames.ts";
import styles from "./Badge.module.css";

/**
 * `attention` asks for work soon, `wrong` for work now. The text says it too, for people who do not see the colour.
 */
export type BadgeTone = "neutral" | "good" | "attention" | "wrong";

/** A word or two about the state of something. */
export const Badge = ({
  tone = "neutral",
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) => <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
