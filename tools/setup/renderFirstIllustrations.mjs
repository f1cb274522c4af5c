// Renders the illustrations of the home page and the list into the build's cache (docs/decisions/0123), while the shop
// already answers: else its first visitor waits a second for each. It ends with its parent, which is connected to it.
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";

process.on("disconnect", () => process.exit());
// Shoppers come first.
setPriority(constants.priority.PRIORITY_LOW);

const build = await import(pathToFileURL(join(root, "apps/web/build/server/index.js")).href);
await build.renderFirstIllustrations();
process.exit();
