import { type ComponentType, useEffect, useState } from "react";
import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { whenIdle } from "../../../lib/browser/whenIdle.ts";
import { useDesigner } from "../state/designerStore.ts";
import type { BuyDialogProps } from "./BuyDialog.tsx";

const loadBuyDialog = async () => (await import("./BuyDialog.tsx")).default;

/**
 * The questions before a wall goes into the cart, loaded when there is one. A wall with photos loads them as soon as
 * the page is idle, so that they can be asked without a network.
 */
export function LazyBuyDialog(props: BuyDialogProps) {
  const [Loaded, setLoaded] = useState<ComponentType<BuyDialogProps> | null>(null);
  const hasPhotos = useDesigner(({ history }) => history.present.photos.length > 0);
  const isAsking = props.step.kind === "question" || props.step.kind === "waiting";
  const isMissing = Loaded === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another `onCancel` must not load again
  useEffect(() => {
    if (!isMissing || !isAsking) return;
    void lazyImport(loadBuyDialog).then((component) => {
      if (component) setLoaded(() => component);
      else props.onCancel();
    });
  }, [isAsking, isMissing]);

  useEffect(() => {
    // A failure does no harm: the code is requested again with the first question.
    if (hasPhotos) return whenIdle(() => loadBuyDialog().catch(() => undefined));
  }, [hasPhotos]);

  return Loaded && <Loaded {...props} />;
}
