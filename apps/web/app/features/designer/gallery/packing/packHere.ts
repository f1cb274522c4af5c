// A module of its own: it loads only where no worker starts.
export { packAgain } from "@storywall/domain/gallery/pack/packAgain.ts";
