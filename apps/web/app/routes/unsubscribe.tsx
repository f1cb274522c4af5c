import { unsubscribe } from "@storywall/contract/calls/promo/unsubscribe.ts";
import { useState } from "react";
import { apiWithoutToasts } from "../lib/api/api.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { Button } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/unsubscribe.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Unsubscribe | Storywall",
    description: "Stop news and offers by email.",
    path: "/unsubscribe",
    index: false,
  }));

type State = "initial" | "sending" | "done" | "failed";

/**
 * The page that the link in promotional mails opens. It unsubscribes only on a click, since mail scanners open every
 * link.
 */
export default function Unsubscribe({ params: { token } }: Route.ComponentProps) {
  const { email_address: address } = useSite().copy;
  const [state, setState] = useState<State>("initial");
  const handleUnsubscribe = async () => {
    setState("sending");
    const result = await apiWithoutToasts(unsubscribe, { params: { token } });
    // A token that was cut off belongs to no address, so there is nothing to unsubscribe.
    const isDone = result.kind === "ok" || (result.kind === "error" && result.error === "BAD_REQUEST");
    setState(isDone ? "done" : "failed");
  };
  return (
    <Page title="Unsubscribe from our newsletter">
      {state === "done" ? (
        <p role="status">You're unsubscribed. We'll only write to you about your orders.</p>
      ) : (
        <>
          <p>
            Press the button and we'll stop sending you news and offers. You'll still get emails about your
            orders.
          </p>
          {state === "failed" && (
            <p role="alert">
              We couldn't reach the shop. Check your connection and press again, or write to{" "}
              <a href={`mailto:${address}`}>{address}</a>.
            </p>
          )}
          <p>
            <Button busy={state === "sending"} onClick={() => void handleUnsubscribe()}>
              Unsubscribe
            </Button>
          </p>
        </>
      )}
    </Page>
  );
}
