/** A child process whose parent ends while it is still starting. */
import { once } from "node:events";
import { exitWithParent } from "../exitWithParent.ts";

await once(process, "disconnect");
exitWithParent();
setInterval(() => {}, 1000);
