import { useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { ConflictDialog } from "./ConflictDialog.tsx";
import { focusFirstWrongField } from "./focusFirstWrongField.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";
import { hasUnusualPrice } from "./prices/unusualPrices.ts";
import styles from "./SaveBar.module.css";
import { describeChange, labelOf } from "./settingLabels.ts";
import { useRoomForBar } from "./useRoomForBar.ts";
import { useSaveKeys } from "./useSaveKeys.ts";
import type { SiteDrafts } from "./useSiteDrafts.ts";

type Edit = SiteDrafts["edits"][number];

/**
 * The unsaved changes and the button that saves them. It stays visible while there is something to save. It asks once
 * more about prices that look like typing errors.
 */
export function SaveBar({ drafts }: { readonly drafts: SiteDrafts }) {
  const { edits, error, isSaving, save, discard } = drafts;
  const [isAsking, setIsAsking] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const wrongPaths = drafts.drafts.flatMap(({ base }) => [...drafts.errorsOf(base.code).keys()]);
  useRoomForBar(bar, edits.length > 0, wrongPaths.length);
  const unusual = edits.filter(({ change }) => hasUnusualPrice(change));
  const handleSave = () => {
    if (wrongPaths.length > 0) return focusFirstWrongField(wrongPaths);
    return unusual.length > 0 ? setIsAsking(true) : void save();
  };
  useSaveKeys(edits.length > 0 && !isSaving, handleSave);
  return (
    <>
      {edits.length > 0 && (
        <section ref={bar} aria-label="Changes that are not saved" className={styles.bar}>
          <details className={styles.list} open={edits.length <= 3 && isWide()}>
            <summary>{edits.length === 1 ? "One change" : `${edits.length} changes`} to save</summary>
            <ul>
              {edits.map((edit) => (
                <li key={`${edit.site.code} ${edit.change.path}`}>
                  <EditLine edit={edit} />
                </li>
              ))}
            </ul>
          </details>
          <p role="alert" className={styles.error}>
            {wrongPaths.length > 0 ? describeWrong(drafts) : error}
          </p>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={discard}>
              Discard
            </Button>
            {wrongPaths.length > 0 && (
              <Button variant="ghost" onClick={() => focusFirstWrongField(wrongPaths)}>
                Show me
              </Button>
            )}
            <Button busy={isSaving} onClick={handleSave}>
              Save
            </Button>
          </div>
        </section>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Is this price right?"
        confirmLabel="Save these prices"
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await save();
          return null;
        }}
      >
        <p>It is less than half of what it was, more than double, or charged though it's called free:</p>
        <ul>
          {unusual.map((edit) => (
            <li key={`${edit.site.code} ${edit.change.path}`}>
              <EditLine edit={edit} />
            </li>
          ))}
        </ul>
      </ConfirmDialog>
      <LeaveQuestion changeCount={edits.length} />
      {drafts.conflict && <ConflictDialog drafts={drafts} conflict={drafts.conflict} />}
    </>
  );
}

/**
 * Returns true when the list of changes leaves space for the form. Called in the browser only: a page begins without
 * changes.
 */
const isWide = (): boolean => matchMedia("(min-width: 60rem)").matches;

/**
 * Returns why the changes cannot be saved. The form shows one country at a time, so errors of others name their
 * country.
 */
const describeWrong = ({ drafts, errorsOf }: SiteDrafts): string => {
  const wrong = drafts.filter(({ base }) => errorsOf(base.code).size > 0).map(({ base }) => base.countryName);
  const where = drafts.length > 1 ? ` of ${wrong.join(" and ")}` : "";
  return `Some of it can't be saved yet: please see the fields${where} that are marked or empty.`;
};

function EditLine({ edit: { site, change } }: { readonly edit: Edit }) {
  const { before, after } = describeChange(change, site);
  return (
    <>
      <strong>
        {labelOf(change.path, site)}, {site.countryName}:
      </strong>{" "}
      <del>{before}</del> <ins>{after}</ins>
    </>
  );
}
