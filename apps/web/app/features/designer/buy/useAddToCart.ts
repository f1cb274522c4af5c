import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useState } from "react";
import { useDesignerStore } from "../state/designerStore.ts";
import { type Accepted, type Readiness, readinessOf } from "../state/readiness.ts";
import { whenRestored } from "../state/whenRestored.ts";
import type { PhotoViewStore } from "../view/photoView.ts";

/** Where the way into the cart stands: at rest, with a question, waiting for uploads, or on its way. */
export type AddStep =
  | { readonly kind: "idle" }
  | { readonly kind: "question"; readonly readiness: Exclude<Readiness, { kind: "ready" | "uploading" }> }
  | { readonly kind: "waiting"; readonly count: number; readonly sent: number }
  | { readonly kind: "adding" };

export type AddToCart = {
  readonly step: AddStep;
  /** What is accepted already is not asked. */
  readonly start: (accepted?: Accepted) => void;
  /** What was asked has been put right: whatever else stands in the way is asked, and nothing that was accepted. */
  readonly askOn: () => void;
  /** "That is fine": what was asked is not asked again. */
  readonly goOn: () => void;
  readonly stop: () => void;
};

const NOTHING: Accepted = new Set();

/** Takes a wall into the cart as soon as nothing stands in the way, and asks where something does. */
export const useAddToCart = (
  photos: PhotoViewStore,
  onAddToCart: (design: Design) => Promise<boolean>,
): AddToCart => {
  const store = useDesignerStore();
  const [step, setStep] = useState<AddStep>({ kind: "idle" });
  const [accepted, setAccepted] = useState<Accepted>(new Set());

  const advance = (fine: Accepted): void => {
    const design = store.getState().history.present;
    const readiness = readinessOf(design, photos.getState(), fine);
    if (readiness.kind === "uploading") setStep({ ...readiness, kind: "waiting" });
    else if (readiness.kind === "ready") {
      setStep({ kind: "adding" });
      void onAddToCart(design).finally(() => setStep({ kind: "idle" }));
    } else setStep({ kind: "question", readiness });
  };

  const isWaiting = step.kind === "waiting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `advance` reads the stores, whose changes call it
  useEffect(() => {
    if (!isWaiting) return;
    const look = (): void => advance(accepted);
    const stops = [photos.subscribe(look), store.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isWaiting, accepted, photos, store]);

  return {
    step,
    start: (fine = NOTHING) =>
      void whenRestored(store, () => {
        setAccepted(fine);
        advance(fine);
      }),
    askOn: () => advance(accepted),
    goOn: () => {
      const kind = step.kind === "question" ? step.readiness.kind : null;
      const fine = kind === "missing" || kind === "soft" ? new Set([...accepted, kind]) : accepted;
      setAccepted(fine);
      advance(fine);
    },
    stop: () => setStep({ kind: "idle" }),
  };
};
