import type { OrderWork } from "@storywall/contract/schemas/owner/orderWork.ts";
import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ADDRESS_FIELDS } from "@storywall/domain/sites/site.ts";
import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import { useCourierNames } from "../../orders/useCourierNames.ts";
import { NO_COURIER } from "../../pack/trackingText.ts";
import { ActionForm } from "../../ui/ActionForm.tsx";
import styles from "../../ui/Admin.module.css";
import type { OrderWorkActions } from "../orderWorkActions.ts";
import { useOrderRights } from "../useOrderRights.ts";
import { addressChangeText, emailChangeText, parcelChangeText } from "./correctionMessages.ts";
import { FoldedAction } from "./FoldedAction.tsx";
import { toTracking, trackingFieldsWith } from "./trackingFields.ts";

const HELD_BACK = "The order is held back.";

/** Corrections of an order by staff. Each form is closed until it is needed; the history says who used it. */
export function OrderCare({
  site: { addressForm },
  order,
  work,
  actions,
}: {
  /** The site of the order, whose address form may differ from that of the site whose admin pages are open. */
  readonly site: Pick<PublicSite, "addressForm">;
  readonly order: OwnerOrder;
  readonly work: OrderWork;
  readonly actions: OrderWorkActions;
}) {
  const may = useOrderRights();
  const couriers = useCourierNames();
  const { status, tracking, shippingAddress, email } = order;
  const isSent = status === "shipped" || status === "delivered";
  const hasNumber = tracking !== undefined && tracking.number !== "";
  const isOver = status === "cancelled" || status === "refunded";
  const addressInputs = ADDRESS_FIELDS.flatMap((name) => {
    const field = addressForm.find((each) => each.name === name);
    if (!field) return [];
    const { label, required, inputMode, hint, options } = field;
    return [
      {
        name,
        label,
        required,
        ...(inputMode ? { inputMode } : {}),
        ...(hint ? { hint } : {}),
        ...(options ? { options } : {}),
        defaultValue: shippingAddress[name] ?? "",
      },
    ];
  });
  const canHold = !work.hold && !isSent && !isOver && may("holdOrder");
  // Without it, staff who may only hold an order would see the section disappear when they press the button.
  const heldText =
    work.hold && may("releaseOrder")
      ? `${HELD_BACK} To let it go on, press “Release the order” under “What's next”.`
      : null;
  const canCorrectParcel = isSent && may("correctParcel");
  const canCorrectAddress = !isSent && !isOver && may("correctAddress");
  const canCorrectEmail = may("correctEmail");
  const canCorrect = canCorrectParcel || canCorrectAddress || canCorrectEmail;
  // Empty for staff who may not see it.
  const addressee = email === "" ? "the shopper" : email;
  if (!canHold && heldText === null && !canCorrect && !may("mailAgain")) return null;
  return (
    <section aria-labelledby="care" className={styles.section}>
      <h2 id="care" className={styles.heading}>
        Put something right
      </h2>
      <FoldedAction summary="Hold it back" isPossible={canHold} doneState={heldText}>
        {(report) => (
          <ActionForm
            fields={[{ name: "reason", label: "Why it waits", required: true }]}
            buttonLabel="Hold the order"
            onSend={({ reason = "" }) => report(actions.hold(reason), HELD_BACK)}
          />
        )}
      </FoldedAction>
      {canCorrectParcel && tracking && (
        <FoldedAction summary={hasNumber ? "Correct the parcel number" : "Add a parcel number"}>
          {(report) => (
            <>
              <ActionForm
                fields={trackingFieldsWith(couriers).map((field) => ({
                  ...field,
                  defaultValue: tracking[field.name] ?? "",
                }))}
                buttonLabel={hasNumber ? "Correct it and tell the shopper" : "Add it and tell the shopper"}
                onSend={(values) => {
                  const typed = toTracking(values);
                  return report(actions.correctParcel(typed), parcelChangeText(tracking, typed));
                }}
              />
              {hasNumber && (
                <ActionForm
                  buttonLabel="It has no number: delivered by us or collected"
                  onSend={() =>
                    report(actions.correctParcel(NO_COURIER), parcelChangeText(tracking, NO_COURIER))
                  }
                />
              )}
            </>
          )}
        </FoldedAction>
      )}
      {canCorrectAddress && (
        <FoldedAction summary="Change the address">
          {(report) => (
            <ActionForm
              fields={addressInputs}
              buttonLabel="Change the address"
              onSend={(values) => {
                const typed = { ...shippingAddress, ...values };
                return report(actions.correctAddress(typed), addressChangeText(shippingAddress, typed));
              }}
            />
          )}
        </FoldedAction>
      )}
      {canCorrectEmail && (
        <FoldedAction summary="Change the email address">
          {(report) => (
            <ActionForm
              fields={[
                {
                  name: "email",
                  label: "Email address",
                  hint: "The confirmation is sent to it, and a short note to the old address.",
                  type: "email",
                  required: true,
                  defaultValue: email,
                },
              ]}
              buttonLabel="Change the email address"
              onSend={async ({ email: typed = "" }) =>
                isEmailAddress(typed)
                  ? report(actions.correctEmail(typed), emailChangeText(email, typed))
                  : EMAIL_ADVICE
              }
            />
          )}
        </FoldedAction>
      )}
      {may("mailAgain") && (
        <FoldedAction summary="Send an email again">
          {(report) => (
            <>
              <ActionForm
                buttonLabel="Send the confirmation again"
                onSend={() =>
                  report(
                    actions.mailAgain("order_confirmation"),
                    `The confirmation is on its way to ${addressee}.`,
                  )
                }
              />
              {isSent && (
                <ActionForm
                  buttonLabel={
                    hasNumber ? "Send the parcel number again" : "Send “Your parcel is ready” again"
                  }
                  onSend={() =>
                    report(
                      actions.mailAgain("shipped"),
                      `${hasNumber ? "The parcel number" : "The email"} is on its way to ${addressee}.`,
                    )
                  }
                />
              )}
            </>
          )}
        </FoldedAction>
      )}
    </section>
  );
}
