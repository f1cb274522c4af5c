import { confirmSubscription } from "@storywall/contract/calls/promo/confirmSubscription.ts";
import { useState } from "react";
import { apiWithoutToasts } from "../lib/api/api.ts";
import { useSite } from "../lib/api/site.ts";
import { metaFor } from "../lib/page/meta.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/confirmNewsletter.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "Confirm your address | Storywall",
    description: "Have your promo code emailed to you.",
    path: "/newsletter",
    index: false,
  }));

type State = "initial" | "sending" | "done" | "ended" | "failed";

/**
 * The page that the link in the first mail to a subscriber opens. It confirms only on a click, since mail scanners open
 * every link.
 */
export default function ConfirmNewsletter({ params: { token } }: Route.ComponentProps) {
  const { copy, welcomeBanner } = useSite();
  const [state, setState] = useState<State>("initial");
  const handleConfirm = async () => {
    setState("sending");
    const result = await apiWithoutToasts(confirmSubscription, { params: { token } });
    if (result.kind === "ok") return setState("done");
    // A token that was cut off belongs to no address.
    const isUnknown = result.kind === "error" && ["NOT_FOUND", "BAD_REQUEST"].includes(result.error);
    setState(isUnknown ? "ended" : "failed");
  };
  if (state === "done") {
    return (
      <Page title="Your address is confirmed">
        <p role="status">
          Thank you. Your promo code for {welcomeBanner.discount} off your order is on its way to your inbox.
        </p>
        <p>
          <ButtonLink to="/browse">Start your wall</ButtonLink>
        </p>
      </Page>
    );
  }
  if (state === "ended") {
    return (
      <Page title="This link has expired">
        <p role="alert">It was valid for a week. Ask for the code again, and we'll send you a new one.</p>
      </Page>
    );
  }
  return (
    <Page title="Confirm your address">
      <p>Press the button and we'll email you your promo code, along with occasional news and offers.</p>
      {state === "failed" && (
        <p role="alert">
          We couldn't reach the shop. Check your connection and press again, or write to{" "}
          <a href={`mailto:${copy.email_address}`}>{copy.email_address}</a>.
        </p>
      )}
      <p>
        <Button busy={state === "sending"} onClick={() => void handleConfirm()}>
          Confirm my address
        </Button>
      </p>
    </Page>
  );
}
