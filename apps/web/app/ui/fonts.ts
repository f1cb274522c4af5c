import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { LinkDescriptor } from "react-router";
import fraunces from "./fonts/fraunces-display.woff2?url";
import "./fonts.css";

/** Both fonts are asked for with the page itself, not when the styles have been read. */
export const FONT_LINKS: LinkDescriptor[] = [fraunces, figtree].map((href) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
}));
