import type { ComponentProps } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import styles from "./ToolButton.module.css";

type Props = ComponentProps<typeof IconButton> & {
  /** A short form of the label that is clear beside the symbol; absent: the whole label. */
  readonly text?: string;
};

/**
 * A button with a symbol above the wall. A phone shows its label below it, since it has no pointer to open a tooltip.
 */
export function ToolButton({ label, text = label, className, children, ...rest }: Props) {
  return (
    <IconButton label={label} {...rest} className={classNames(styles.button, className)}>
      {children}
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </IconButton>
  );
}
