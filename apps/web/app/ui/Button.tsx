import type { ComponentProps, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "react-router";
import styles from "./Button.module.css";
import { classNames } from "./classNames.ts";

/**
 * `primary` is for the next step; a screen has at most one such button. `danger` is for what cannot be undone. An
 * action that undo reverts, such as removing a photo, is `secondary` or `ghost` like the controls beside it.
 */
export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";

type ButtonStyle = {
  readonly variant?: ButtonVariant;
  readonly size?: "normal" | "large";
  readonly wide?: boolean;
};

const classOf = (
  { variant = "primary", size = "normal", wide = false }: ButtonStyle,
  className?: string,
): string =>
  classNames(
    styles.button,
    styles[variant],
    size === "large" && styles.large,
    wide && styles.wide,
    className,
  );

export type ButtonProps = ButtonStyle & {
  /** True while its action is pending: the button stays in place, keeps the focus and ignores further clicks. */
  readonly busy?: boolean;
} & ComponentProps<"button">;

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      className={classOf({ variant, size, wide }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}

type ButtonLinkProps = ButtonStyle & LinkProps & { readonly ref?: Ref<HTMLAnchorElement> };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classOf({ variant, size, wide }, className)} />;
}

type IconButtonProps = ComponentProps<"button"> & {
  /** What the button does, for screen readers; shown as a tooltip too. */
  readonly label: string;
  readonly children: ReactNode;
};

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.icon, className)}
    >
      {children}
    </button>
  );
}
