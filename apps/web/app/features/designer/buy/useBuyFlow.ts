import { confirmPrints } from "@storywall/domain/design/commands/confirmPrints.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { numberTiles } from "@storywall/domain/design/numberTiles.ts";
import { useEffect, useState } from "react";
import { designOf } from "../state/designerState.ts";
import { useDesignerStore } from "../state/designerStore.ts";
import { type AcceptedWarnings, type Readiness, readinessOf } from "../state/readiness.ts";
import { whenComposed } from "../state/whenComposed.ts";
import { whenRestored } from "../state/whenRestored.ts";
import type { PhotoViewStore } from "../view/photoView.ts";

/** State of the buy flow: idle, asking a question, waiting for uploads, or adding. */
export type BuyStep =
  | { readonly kind: "idle" }
  | { readonly kind: "question"; readonly readiness: Exclude<Readiness, { kind: "ready" | "uploading" }> }
  | { readonly kind: "waiting"; readonly count: number; readonly sent: number }
  | { readonly kind: "adding" };

type BuyFlow = {
  readonly step: BuyStep;
  /** Starts the flow. Does not ask about warnings that are already accepted. */
  readonly start: (accepted?: AcceptedWarnings) => void;
  /** Asks about photos that cannot be used or print weakly, and adds nothing to the cart. */
  readonly review: () => void;
  /** After a fix: asks about the next obstacle, and not about accepted warnings. */
  readonly recheck: () => void;
  /** Accepts the warning in question, or confirms the prints in question: they are not asked about again. */
  readonly acceptWarning: () => void;
  readonly cancel: () => void;
};

const NONE_ACCEPTED: AcceptedWarnings = new Set();

/** Adds a wall to the cart as soon as there is no obstacle, and asks about each obstacle. */
export const useBuyFlow = (
  photos: PhotoViewStore,
  onAddToCart: (design: Design) => Promise<boolean>,
): BuyFlow => {
  const store = useDesignerStore();
  const [step, setStep] = useState<BuyStep>({ kind: "idle" });
  const [accepted, setAccepted] = useState<AcceptedWarnings>(new Set());

  const [isReview, setIsReview] = useState(false);

  const advance = (nextAccepted: AcceptedWarnings, isOnlyReview = isReview): void => {
    const design = store.getState().history.present;
    const readiness = readinessOf(design, photos.getState(), nextAccepted);
    if (isOnlyReview && readiness.kind !== "failed" && readiness.kind !== "weak") setStep({ kind: "idle" });
    else if (readiness.kind === "uploading") setStep({ ...readiness, kind: "waiting" });
    else if (readiness.kind === "ready") {
      setStep({ kind: "adding" });
      void whenComposed(store)
        .then(() => {
          // The hanging guide and the prints follow these numbers. Every step keeps them, so undo does too.
          store.getState().amend(numberTiles);
          return onAddToCart(designOf(store.getState()));
        })
        .finally(() => setStep({ kind: "idle" }));
    } else setStep({ kind: "question", readiness });
  };

  const isWaiting = step.kind === "waiting";
  // biome-ignore lint/correctness/useExhaustiveDependencies: `advance` reads the stores, whose changes call it
  useEffect(() => {
    if (!isWaiting) return;
    const handleChange = (): void => advance(accepted);
    const unsubscribers = [photos.subscribe(handleChange), store.subscribe(handleChange)];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [isWaiting, accepted, photos, store]);

  return {
    step,
    start: (nextAccepted = NONE_ACCEPTED) =>
      void whenRestored(store, () => {
        setAccepted(nextAccepted);
        setIsReview(false);
        advance(nextAccepted, false);
      }),
    review: () => {
      const nextAccepted = new Set(["missing"] as const);
      setAccepted(nextAccepted);
      setIsReview(true);
      advance(nextAccepted, true);
    },
    recheck: () => advance(accepted),
    acceptWarning: () => {
      if (step.kind !== "question") return;
      const { readiness } = step;
      const nextAccepted = readiness.kind === "missing" ? new Set([...accepted, readiness.kind]) : accepted;
      if (readiness.kind === "weak")
        store.getState().run(confirmPrints, { tiles: readiness.tiles.map(({ tile }) => tile.name) });
      setAccepted(nextAccepted);
      advance(nextAccepted);
    },
    cancel: () => setStep({ kind: "idle" }),
  };
};
