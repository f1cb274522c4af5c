import type { OwnerArt } from "@storywall/contract/schemas/art.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { ArrangedArt, type ArrangedItem } from "./ArrangedArt.tsx";
import styles from "./Art.module.css";
import { NewSetForm } from "./NewSetForm.tsx";

export type SetActions = {
  readonly create: (name: string, itemId: string) => Promise<string | null>;
  readonly arrange: (
    id: string,
    itemIds: readonly string[],
    seen: readonly string[],
  ) => Promise<string | null>;
  readonly remove: (id: string) => Promise<string | null>;
};

/** Sets of pictures that suit each other. Deleting a set leaves its pictures in the catalogue. */
export const ArtSets = ({
  sets,
  items,
  actions,
}: {
  readonly sets: OwnerArt["sets"];
  readonly items: readonly ArrangedItem[];
  readonly actions: SetActions;
}) => (
  <section aria-labelledby="sets" className={styles.section}>
    <h2 id="sets" className={styles.heading}>
      Sets
    </h2>
    {sets.map((set) => (
      <ArtSet key={set._id} set={set} items={items} actions={actions} />
    ))}
    <NewSetForm items={items} onCreate={actions.create} />
  </section>
);

/** One set, collapsed: its pictures in their order, and a button to delete it. */
function ArtSet({
  set: { _id, name, items: ids },
  items,
  actions,
}: {
  readonly set: OwnerArt["sets"][number];
  readonly items: readonly ArrangedItem[];
  readonly actions: SetActions;
}) {
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  return (
    <details className={styles.set}>
      <summary>
        <h3>{name}</h3>
        <span className={styles.hint}>{ids.length === 1 ? "one picture" : `${ids.length} pictures`}</span>
      </summary>
      <ArrangedArt
        label={name}
        ids={ids}
        items={items}
        empty=""
        canBeEmpty={false}
        onChange={(changed, seen) => actions.arrange(_id, changed, seen)}
      />
      <Button
        variant="ghost"
        busy={isBusy}
        aria-label={`Remove this set: ${name}`}
        onClick={() => void whileBusy(actions.remove(_id)).then(setError)}
      >
        Remove this set
      </Button>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </details>
  );
}
