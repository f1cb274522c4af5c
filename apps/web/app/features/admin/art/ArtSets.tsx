import type { OwnerArt } from "@storywall/contract/schemas/art.ts";
import { Button } from "../../../ui/Button.tsx";
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

/** Sets of pictures that suit each other. A set that is taken away leaves its pictures in the catalogue. */
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
    {sets.map(({ _id, name, items: ids }) => (
      <details key={_id} className={styles.set}>
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
          aria-label={`Remove this set: ${name}`}
          onClick={() => void actions.remove(_id)}
        >
          Remove this set
        </Button>
      </details>
    ))}
    <NewSetForm items={items} onCreate={actions.create} />
  </section>
);
