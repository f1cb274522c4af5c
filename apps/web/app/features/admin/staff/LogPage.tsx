import type { AuditEntry } from "@storywall/contract/schemas/owner/staff.ts";
import { AUDIT_ACTIONS } from "@storywall/domain/staff/auditActions.ts";
import { Link } from "react-router";
import { useSite } from "../../../lib/api/site.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { SelectField, TextField } from "../../../ui/form/Field.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { type ActiveFilter, FilterBar } from "../ui/FilterBar.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { changeLines } from "./changeLines.ts";
import styles from "./Staff.module.css";

export type LogFilter = {
  readonly action: string;
  readonly from: string;
  readonly until: string;
  readonly person: string;
  readonly subject: string;
};

type Props = {
  readonly items: readonly AuditEntry[];
  /** Since when the shop has not answered; null when the entries are current. */
  readonly staleSince: string | null;
  readonly filter: LogFilter;
  readonly activeFilters: readonly ActiveFilter[];
  /** Address of the next page; null: this is the last. */
  readonly olderHref: string | null;
  readonly csvHref: string;
};

/** Who did what, when and to what. */
export function LogPage({ items, staleSince, filter, activeFilters, olderHref, csvHref }: Props) {
  return (
    <AdminPage
      title="Log"
      lead="Who did what, and when. Entries can't be changed, and are kept for two years."
      actions={
        <a href={csvHref} download>
          Save as CSV
        </a>
      }
    >
      <FilterBar label="The log" active={activeFilters}>
        <div className={styles.filters}>
          <SelectField label="What" name="action" defaultValue={filter.action}>
            <option value="">Everything</option>
            {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.filters}>
          <TextField type="date" label="From" name="from" defaultValue={filter.from} />
        </div>
        <div className={styles.filters}>
          <TextField type="date" label="Until" name="until" defaultValue={filter.until} />
        </div>
        {filter.person !== "" && <input type="hidden" name="person" value={filter.person} />}
        {filter.subject !== "" && <input type="hidden" name="subject" value={filter.subject} />}
      </FilterBar>
      <StaleNotice since={staleSince}>
        {items.length === 0 ? (
          <EmptyState title="Nothing found">
            {activeFilters.length > 0
              ? "Remove a filter, or choose other days."
              : "Everything people at the shop do appears here, from the first sign-in on."}
          </EmptyState>
        ) : (
          <DataTable
            caption="Entries of the log, the newest first"
            rows={items}
            rowKey={({ id }) => id}
            columns={COLUMNS}
          />
        )}
      </StaleNotice>
      {olderHref !== null && (
        <ButtonLink variant="secondary" to={olderHref}>
          Older entries
        </ButtonLink>
      )}
    </AdminPage>
  );
}

const ACTOR_LABELS = { staff: "Someone", shopper: "The shopper", system: "The shop itself" } as const;

const COLUMNS = [
  {
    key: "what",
    label: "What",
    isTitle: true,
    render: ({ action }: AuditEntry) => AUDIT_ACTIONS[action],
  },
  {
    key: "when",
    label: "When",
    render: ({ at }: AuditEntry) => (
      <span className={styles.oneLine}>
        <DateTime at={at} />
      </span>
    ),
  },
  {
    key: "who",
    label: "Who",
    render: ({ staffId, person, actorKind, device }: AuditEntry) => (
      <>
        {staffId === null ? (
          ACTOR_LABELS[actorKind]
        ) : (
          <Link to={`?person=${staffId}`}>{person ?? ACTOR_LABELS.staff}</Link>
        )}
        {device && (
          <>
            {" "}
            <span className={classNames(styles.muted, styles.oneLine)}>({device})</span>
          </>
        )}
      </>
    ),
  },
  {
    key: "subject",
    label: "About",
    render: ({ subjectKind, subjectId, subjectLabel }: AuditEntry) => (
      <Link className={styles.subject} to={`?subject=${encodeURIComponent(`${subjectKind}:${subjectId}`)}`}>
        <EmailText>{subjectLabel}</EmailText>
      </Link>
    ),
  },
  {
    key: "change",
    label: "Change",
    render: (entry: AuditEntry) => <Change {...entry} />,
  },
] as const;

/** What an entry changed. Renders nothing when it changed nothing, so that a phone's card has no empty line. */
function Change({ before, after, reason }: AuditEntry) {
  const { timeZone } = useSite();
  const lines = [...changeLines(before, after, timeZone), ...(reason === null ? [] : [`Reason: ${reason}`])];
  if (lines.length === 0) return null;
  return (
    <span className={styles.change}>
      {lines.map((line) => (
        <span key={line}>
          <EmailText>{line}</EmailText>
        </span>
      ))}
    </span>
  );
}
