import type { Design } from "@storywall/domain/design/design.ts";
import { useEffect, useState } from "react";
import { useDesignerStore } from "../state/designerStore.ts";
import { type AcceptedWarnings, type Readiness, readinessOf } from "../state/readiness.ts";
import { whenRestored } from "../state/whenRestored.ts";
import type { PhotoViewStore } from "../view/photoView.ts";

/** Where the way into the cart stands: at rest, with a question, waiting for uploads, or on its way. */
export type BuyStep =
  | { readonly kind: "idle" }
  | { readonly kind: "question"; readonly readiness: Exclude<Readiness, { kind: "ready" | "uploading" }> }
  | { readonly kind: "waiting"; readonly count: number; readonly sent: number }
  | { readonly kind: "adding" };

export type BuyFlow = {
  readonly step: BuyStep;
  /** What is accepted already is not asked. */
  readonly start: (accepted?: AcceptedWarnings) => void;
  /** What was asked has been put right: whatever else stands in the way is asked, and nothing that was accepted. */
  readonly recheck: () => void;
  /** "That is fine": what was asked is not asked again. */
  readonly acceptWarning: () => void;
  readonly cancel: () => void;
};

const NONE_ACCEPTED: AcceptedWarnings = new Set();

/** Takes a wall into the cart as soon as nothing stands in the way, and asks where something does. */
export const useBuyFlow = (
  photos: PhotoViewStore,
  onAddToCart: (design: Design) => Promise<boolean>,
): BuyFlow => {
  const store = useDesignerStore();
  const [step, setStep] = useState<BuyStep>({ kind: "idle" });
  const [accepted, setAccepted] = useState<AcceptedWarnings>(new Set());

  const advance = (acceptedNow: AcceptedWarnings): void => {
    const design = store.getState().history.present;
    const readiness = readinessOf(design, photos.getState(), acceptedNow);
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
    const handleChange = (): void => advance(accepted);
    const stops = [photos.subscribe(handleChange), store.subscribe(handleChange)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isWaiting, accepted, photos, store]);

  return {
    step,
    start: (acceptedNow = NONE_ACCEPTED) =>
      void whenRestored(store, () => {
        setAccepted(acceptedNow);
        advance(acceptedNow);
      }),
    recheck: () => advance(accepted),
    acceptWarning: () => {
      const kind = step.kind === "question" ? step.readiness.kind : null;
      const acceptedNow = kind === "missing" || kind === "soft" ? new Set([...accepted, kind]) : accepted;
      setAccepted(acceptedNow);
      advance(acceptedNow);
    },
    cancel: () => setStep({ kind: "idle" }),
  };
};
