import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties: values that a style sheet needs from the data. */
    [variable: `--${string}`]: string | number | undefined;
  }
}
