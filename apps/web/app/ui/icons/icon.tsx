import type { ReactNode } from "react";

export type IconProps = { readonly size?: number };

/**
 * A line icon on a grid of 24, in the colour of the text around it. It is hidden from screen readers; the text names
 * it.
 */
export function Icon({ size = 24, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** Creates an icon from path data. */
export const createIcon = (data: string) =>
  function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={data} />
      </Icon>
    );
  };
