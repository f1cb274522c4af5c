import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import type { LinkDescriptor } from "react-router";
import fraunces from "./fonts/fraunces-display.woff2?url";
import "./fonts.css";

/** Preloads both fonts with the page, since the browser would otherwise request them only after the style sheet. */
export const FONT_LINKS: LinkDescriptor[] = [fraunces, figtree].map((href) => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
}));
