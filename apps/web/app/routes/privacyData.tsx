import { deleteRequestedData } from "@storywall/contract/calls/privacy/deleteRequestedData.ts";
import { openDataRequest } from "@storywall/contract/calls/privacy/openDataRequest.ts";
import type { EmailDataReply } from "@storywall/contract/schemas/personalData.ts";
import { useState } from "react";
import { Link } from "react-router";
import { DataActions } from "../features/privacy/DataActions.tsx";
import { DeleteAllButton } from "../features/privacy/DeleteAllButton.tsx";
import { downloadCopy } from "../features/privacy/downloadCopy.ts";
import { personalDataFacts } from "../features/privacy/personalDataFacts.ts";
import { apiWithoutToasts } from "../lib/api/api.ts";
import { metaFor } from "../lib/page/meta.ts";
import { Button } from "../ui/Button.tsx";
import { FactList } from "../ui/FactList.tsx";
import { Page } from "../ui/Page.tsx";
import type { Route } from "./+types/privacyData.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  metaFor(matches, () => ({
    title: "What we hold about you | Storywall",
    description: "What belongs to your email address, to see, to save and to delete.",
    path: "/privacy/data",
    index: false,
  }));

type State =
  | { readonly kind: "initial" | "loading" | "expired" | "failed" | "deleted" }
  | { readonly kind: "shown"; readonly personalData: EmailDataReply };

/**
 * The page that the link in the mail opens (B12). It loads data only on a click, since mail scanners open every link.
 */
export default function PrivacyData({ params: { token } }: Route.ComponentProps) {
  const [state, setState] = useState<State>({ kind: "initial" });
  const handleShow = async () => {
    setState({ kind: "loading" });
    const result = await apiWithoutToasts(openDataRequest, { params: { token } });
    if (result.kind === "ok") return setState({ kind: "shown", personalData: result.reply });
    const isExpired = result.kind === "error" && result.status < 429;
    setState({ kind: isExpired ? "expired" : "failed" });
  };
  const handleDelete = async () => {
    const result = await apiWithoutToasts(deleteRequestedData, { params: { token } });
    if (result.kind === "ok") setState({ kind: "deleted" });
    return result.kind === "ok";
  };
  return (
    <Page title="What we hold about you">
      {(state.kind === "initial" || state.kind === "loading") && (
        <>
          <p>
            This link came to your mailbox. It shows the orders made with your address. It also shows what was
            stored in the same browser, unless someone else gave us their address there.
          </p>
          <p>
            <Button busy={state.kind === "loading"} onClick={() => void handleShow()}>
              Show me
            </Button>
          </p>
        </>
      )}
      {state.kind === "shown" && (
        <>
          <FactList facts={personalDataFacts(state.personalData)} />
          <p>The copy you save also contains names, addresses and links to your photos.</p>
          <DataActions>
            <Button variant="secondary" onClick={() => downloadCopy(state.personalData)}>
              Save a copy
            </Button>
            <DeleteAllButton hasOrders={state.personalData.orders.length > 0} onDelete={handleDelete} />
          </DataActions>
        </>
      )}
      {state.kind === "expired" && (
        <p role="alert">
          This link has expired. You can ask for a new one on the <Link to="/privacy#desk">privacy page</Link>
          .
        </p>
      )}
      {state.kind === "failed" && (
        <p role="alert">We couldn't reach the shop. Check your connection and load this page again.</p>
      )}
      {state.kind === "deleted" && (
        <p role="status">
          Deleted. The photo files follow within minutes. Anything still on one of your devices can be deleted
          there, on the <Link to="/privacy#desk">privacy page</Link>.
        </p>
      )}
    </Page>
  );
}
