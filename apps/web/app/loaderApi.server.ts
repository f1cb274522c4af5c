import { type Client, createClient } from "@storywall/contract/client.ts";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "./pageContext.ts";

/**
 * Creates the contract's client for loaders and actions. Calls are answered in process, on behalf of the page's
 * visitor.
 */
export const createLoaderApi = (context: Readonly<RouterContextProvider>): Client =>
  createClient({ baseUrl: "/api", fetch: context.get(pageContext).api });
