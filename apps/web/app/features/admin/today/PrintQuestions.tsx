import type { Today } from "@storywall/contract/schemas/owner/today.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import styles from "./TodayPage.module.css";
import { WorkSection } from "./WorkSection.tsx";

/** Questions to shoppers about soft prints; nothing when there are none. Those without an answer need a decision. */
export function PrintQuestions({
  waiting,
  overdue,
  canCheck,
}: Today["printQuestions"] & { readonly canCheck: boolean }) {
  if (waiting + overdue === 0) return null;
  return (
    <WorkSection
      title="Questions about soft prints"
      count={waiting + overdue}
      tone={overdue > 0 ? "attention" : "neutral"}
      action={
        canCheck && (
          <ButtonLink to="/admin/look" variant="secondary">
            Check photos
          </ButtonLink>
        )
      }
    >
      {overdue > 0 && (
        <li>
          {overdue === 1 ? "One wasn't answered in time" : `${overdue} weren't answered in time`}
          {canCheck ? "; please decide." : "."}
        </li>
      )}
      {waiting > 0 && (
        <li className={styles.detail}>
          {waiting === 1 ? "One shopper still has" : `${waiting} shoppers still have`} time to answer.
        </li>
      )}
    </WorkSection>
  );
}
