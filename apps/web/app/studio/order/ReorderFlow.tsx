import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useState } from "react";
import { LazyBuyDialog } from "../../features/designer/buy/LazyBuyDialog.tsx";
import { useBuyFlow } from "../../features/designer/buy/useBuyFlow.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import {
  createDesignerStore,
  DesignerContext,
  type DesignerStore,
} from "../../features/designer/state/designerStore.ts";
import { EMPTY_PHOTO_STORE } from "../../features/photos/photoState.ts";
import { useSite } from "../../lib/api/site.ts";

type Props = {
  readonly design: Design;
  readonly onAdd: (design: Design) => Promise<boolean>;
  /** Opens the wall in the designer, with what was fixed here. */
  readonly onOpen: (design: Design) => void;
  /** Called when the wall was added, or when the shopper cancels. */
  readonly onEnd: () => void;
};

/** The buy flow for a wall that is ordered again: it asks the designer's questions in the same words (B2, B9). */
export default function ReorderFlow({ design, onOpen, ...props }: Props) {
  const [store] = useState(() => createReorderStore(design, onOpen));
  return (
    <DesignerContext value={store}>
      <Questions {...props} onOpen={() => onOpen(designOf(store.getState()))} />
    </DesignerContext>
  );
}

/** The options of a tile exist only in the designer. */
const createReorderStore = (design: Design, onOpen: Props["onOpen"]): DesignerStore => {
  const store = createDesignerStore(design);
  store.setState({ isRestored: true, openTile: () => onOpen(designOf(store.getState())) });
  return store;
};

function Questions({
  onAdd,
  onOpen,
  onEnd,
}: Omit<Props, "design" | "onOpen"> & { readonly onOpen: () => void }) {
  const prices = useSite();
  const flow = useBuyFlow(EMPTY_PHOTO_STORE, (design) => onAdd(design).finally(onEnd));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press that rendered this starts it once
  useEffect(() => flow.start(), []);
  const handleCancel = () => {
    flow.cancel();
    onEnd();
  };
  return (
    <LazyBuyDialog
      step={flow.step}
      photos={EMPTY_PHOTO_STORE}
      canUploadLater
      afterUploadText=""
      onAddPhotos={onOpen}
      prices={prices}
      onAccept={flow.acceptWarning}
      onFixed={flow.recheck}
      onCancel={handleCancel}
    />
  );
}
