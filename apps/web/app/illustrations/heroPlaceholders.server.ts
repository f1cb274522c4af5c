/** Small pictures of the home page's photograph that come with the page (docs/decisions/0105), as `data:` URLs. */
export { default as HERO_BARE_WALL } from "../lib/pictures/hero-bareWall.avif?inline";
export { default as HERO_PLACEHOLDER } from "../lib/pictures/hero-placeholder.avif?inline";
