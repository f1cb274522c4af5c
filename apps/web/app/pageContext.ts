import type { PageContext } from "@storywall/contract/pages.ts";
import { createContext } from "react-router";

/** What the server passes to the pages; loaders and middleware read it by `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
