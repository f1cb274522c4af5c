import { Conversation } from "../features/messages/Conversation.tsx";
import { metaFor } from "../lib/page/meta.ts";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/messages.ts";

/** The address gives access to the messages (R6.3): no cache stores the page, and no referrer contains the address. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Your messages | Storywall",
    description: "Your conversation with us.",
    path: "/messages",
    index: false,
  }));

/**
 * The page that the mail about an answer links to (R2.15). The browser loads the messages, not the server, so that a
 * mail program that opens the link to check it marks none of them as seen.
 */
export default function Messages({ params: { threadId } }: Route.ComponentProps) {
  return (
    <Page title="Your messages">
      <Conversation key={threadId} source={{ kind: "thread", threadId }} onThread={() => undefined} />
    </Page>
  );
}
