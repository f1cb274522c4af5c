import type { ComponentProps } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import styles from "./ToolButton.module.css";

type Props = ComponentProps<typeof IconButton> & {
  /** A part of the label that says enough beside the symbol; the whole label where it is missing. */
  readonly text?: string;
};

/** A symbol above the wall. A phone shows its label below it: there is no pointer that asks for a tooltip. */
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
