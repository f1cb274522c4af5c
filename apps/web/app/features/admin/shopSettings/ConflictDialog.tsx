import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { useOwnerSession } from "../shell/useOwnerSession.ts";
import styles from "./SaveBar.module.css";
import { describeValue, labelOf } from "./settingLabels.ts";
import type { SiteDrafts } from "./useSiteDrafts.ts";

const ofAnother = (person: string | null | undefined) => ({
  title: `${person ?? "Someone else"} changed this too`,
  ...{ theirs: "Take theirs", mine: "Keep mine" },
});
const OF_ONESELF = {
  title: "You changed this in another tab",
  theirs: "Take what was saved there",
  mine: "Keep what is typed here",
};

type Props = { readonly drafts: SiteDrafts; readonly conflict: NonNullable<SiteDrafts["conflict"]> };

/** Shows both values of each field that two people changed. Nothing is saved before one is chosen. */
export function ConflictDialog({ drafts, conflict: { theirs, conflicts } }: Props) {
  const { staff } = useOwnerSession();
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(conflicts.map(({ path }) => path)));
  const choose = (path: string, isMine: boolean) =>
    setMine((before) => new Set([...before].filter((other) => other !== path).concat(isMine ? [path] : [])));
  const words = theirs.person && theirs.person === staff?.name ? OF_ONESELF : ofAnother(theirs.person);
  return (
    <Dialog open onCancel={drafts.closeConflict} title={words.title}>
      <div className={styles.conflict}>
        <p>
          While you were typing, a newer version was saved. Nothing that you typed is lost: please choose
          which of the two stays.
        </p>
        {conflicts.map(({ path, mine: my, theirs: their }) => (
          <fieldset key={path}>
            <legend>{labelOf(path, theirs)}</legend>
            <label>
              <input
                type="radio"
                name={path}
                checked={!mine.has(path)}
                onChange={() => choose(path, false)}
              />
              <span>
                {words.theirs}: {describeValue(path, their, theirs)}
              </span>
            </label>
            <label>
              <input type="radio" name={path} checked={mine.has(path)} onChange={() => choose(path, true)} />
              <span>
                {words.mine}: {describeValue(path, my, theirs)}
              </span>
            </label>
          </fieldset>
        ))}
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={drafts.closeConflict}>
            Back to the form
          </Button>
          <Button onClick={() => void drafts.resolve(mine)}>Save this choice</Button>
        </div>
      </div>
    </Dialog>
  );
}
