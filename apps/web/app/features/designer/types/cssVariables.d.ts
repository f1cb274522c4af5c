import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, for what a stylesheet must know of the data. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
