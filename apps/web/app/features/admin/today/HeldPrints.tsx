import { ButtonLink } from "../../../ui/Button.tsx";
import { WorkSection } from "./WorkSection.tsx";

/** Soft prints that wait until a person has checked them. */
export function HeldPrints({ count }: { readonly count: number }) {
  return (
    <WorkSection
      title="Soft prints to check"
      count={count}
      tone="attention"
      action={
        <ButtonLink to="/admin/look" variant="secondary">
          Check photos
        </ButtonLink>
      }
    >
      <li>
        {count === 1
          ? "One photo is soft. Please check it before it's printed."
          : `${count} photos are soft. Please check them before they're printed.`}
      </li>
    </WorkSection>
  );
}
