import { Conversation } from "../features/messages/Conversation.tsx";
import { metaFor } from "../lib/page/meta.ts";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/messages.ts";

/** The address of this page is the key to the messages (R6.3): it is not kept by caches and not told to other sites. */
export function headers() {
  return { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Your messages | Storywall",
    description: "What you and we have written to each other.",
    path: "/messages",
    index: false,
  }));

/**
 * R2.15: where the mail about an answer leads. The messages come by the browser: a mail program that looks whether the link
 * is harmless has seen nothing of them.
 */
export default function Messages({ params: { threadId } }: Route.ComponentProps) {
  return (
    <Page title="Your messages">
      <Conversation key={threadId} source={{ kind: "thread", threadId }} onThread={() => undefined} />
    </Page>
  );
}
