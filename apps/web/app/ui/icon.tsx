import type { ReactNode } from "react";

export type IconProps = { readonly size?: number };

/** Line icons on a 24 grid, 1.75 wide, in the colour of the text around them. Decoration: the words stand beside them. */
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

/** An icon from path data. */
export const createIcon = (data: string) =>
  function PathIcon(props: IconProps) {
    return (
      <Icon {...props}>
        <path d={data} />
      </Icon>
    );
  };
