import { ButtonLink } from "../../../ui/Button.tsx";
import { WorkSection } from "./WorkSection.tsx";

/** Soft prints that wait until a person has looked at them. */
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
          ? "One print waits for your look before it's made."
          : `${count} prints wait for your look before they're made.`}
      </li>
    </WorkSection>
  );
}
