import type { PrivacyRequest } from "@storywall/contract/schemas/owner/customer.ts";
import { Link } from "react-router";
import { DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { describeErased, PRIVACY_STATE_LABELS } from "./privacyMessages.ts";

/** Requests to see or delete personal data, with what was sent and deleted. */
export function PrivacyRequests({
  requests,
  hasLinks = false,
}: {
  readonly requests: readonly PrivacyRequest[];
  /** Whether each request links to the page of its customer. */
  readonly hasLinks?: boolean;
}) {
  return (
    <DataTable
      caption="Privacy requests, the newest first"
      rows={requests}
      rowKey={({ requestId }) => requestId}
      columns={[
        {
          key: "who",
          label: "Who",
          isTitle: true,
          render: ({ customerId, maskedEmail, state }) =>
            hasLinks && state !== "unknown" ? (
              <Link to={`/admin/customers/${customerId}`}>
                <EmailText>{maskedEmail}</EmailText>
              </Link>
            ) : (
              <EmailText>{maskedEmail}</EmailText>
            ),
        },
        { key: "asked", label: "Asked", render: ({ createdAt }) => <DateTime at={createdAt} /> },
        { key: "state", label: "State", render: ({ state }) => PRIVACY_STATE_LABELS[state] },
        {
          key: "opened",
          label: "Looked at",
          render: ({ openedAt }) => openedAt !== null && <DateTime at={openedAt} />,
        },
        {
          key: "erased",
          label: "Deleted",
          render: ({ erasedAt, erased }) =>
            erasedAt !== null && (
              <span>
                <DateTime at={erasedAt} />: {describeErased(erased)}
              </span>
            ),
        },
      ]}
    />
  );
}
