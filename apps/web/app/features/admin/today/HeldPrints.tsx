import { ButtonLink } from "../../../ui/Button.tsx";
import { WorkSection } from "./WorkSection.tsx";

/** Soft prints that wait for a check by staff. */
export function HeldPrints({ count, canCheck }: { readonly count: number; readonly canCheck: boolean }) {
  return (
    <WorkSection
      title="Soft prints to check"
      count={count}
      tone="attention"
      action={
        canCheck && (
          <ButtonLink to="/admin/look" variant="secondary">
            Check photos
          </ButtonLink>
        )
      }
    >
      <li>
        {count === 1 ? "One photo is soft." : `${count} photos are soft.`}
        {canCheck && ` Please check ${count === 1 ? "it before it's" : "them before they're"} printed.`}
      </li>
    </WorkSection>
  );
}
