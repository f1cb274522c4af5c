import type { PaymentToReview } from "@storywall/contract/schemas/ownerOrder.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PaymentsToReview } from "./PaymentsToReview.tsx";

/** What needs hands now. */
export function TodayPage({
  toReview,
  onSettle,
}: {
  readonly toReview: readonly PaymentToReview[];
  readonly onSettle: (paymentId: string, note: string) => Promise<string | null>;
}) {
  return (
    <AdminPage title="Today">
      <PaymentsToReview items={toReview} onSettle={onSettle} />
      {toReview.length === 0 && (
        <EmptyState title="Nothing to do" action={<ButtonLink to="/admin/orders">All orders</ButtonLink>} />
      )}
    </AdminPage>
  );
}
