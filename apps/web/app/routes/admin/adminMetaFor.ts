import { metaFor } from "../../lib/page/meta.ts";

/** Returns the descriptors of an admin page: its title, and that no search engine may list it. */
export const adminMetaFor = (matches: Parameters<typeof metaFor>[0], title: string) =>
  metaFor(matches, () => ({
    title: `${title} | Storywall admin`,
    description: "For the people who run the shop.",
    path: "/admin",
    index: false,
  }));
