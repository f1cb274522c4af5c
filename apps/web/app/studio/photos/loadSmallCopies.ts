import type { PhotoWidth } from "@storywall/domain/photos/photoWidths.ts";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { photoCopyUrl } from "../../features/designer/view/photoView.ts";
import type { PhotoStage } from "../../features/photos/photoState.ts";
import type { Photos } from "../../features/photos/photos.ts";

/** Widths in px: for home, lists and tray, and for the wall. */
const WIDTHS = [320, 640] satisfies readonly PhotoWidth[];
const UPLOAD_STAGES: ReadonlySet<PhotoStage["kind"]> = new Set(["reading", "waiting", "uploading"]);

type SmallCopiesDependencies = {
  readonly store: Pick<DesignerStore, "getState" | "subscribe">;
  readonly states: Photos["states"];
  readonly whenIdle: (work: () => void) => unknown;
  /** Resolves when the image is loaded, or cannot be. */
  readonly loadImage: (url: string) => Promise<unknown>;
  /** Stops loading. */
  readonly signal: AbortSignal;
};

/**
 * Loads the small copies of the photos that were uploaded in this visit, which the page itself shows from the files.
 * The shop creates a copy at the first request, and the browser caches it, so that the next visit waits for neither.
 * One copy at a time, while the page is idle and nothing is left to upload.
 */
export const loadSmallCopies = ({
  store,
  states,
  whenIdle,
  loadImage,
  signal,
}: SmallCopiesDependencies): void => {
  const loadedUrls = new Set<string>();
  let isLoading = false;

  const findUrl = (): string | undefined => {
    const { photos } = designOf(store.getState());
    const uploaded = photos.filter(({ id }) => states.getState()[id]?.stage.kind === "stored");
    return WIDTHS.flatMap((width) =>
      uploaded.flatMap(({ url }) => (url ? photoCopyUrl(url, width) : [])),
    ).find((url) => !loadedUrls.has(url));
  };
  const isUploading = (): boolean =>
    Object.values(states.getState()).some(({ stage }) => UPLOAD_STAGES.has(stage.kind));
  const loadNext = (): void => {
    const url = isLoading || isUploading() ? undefined : findUrl();
    if (url === undefined) return;
    isLoading = true;
    loadedUrls.add(url);
    whenIdle(async () => {
      if (signal.aborted) return;
      await loadImage(url);
      isLoading = false;
      loadNext();
    });
  };
  for (const unsubscribe of [store.subscribe(loadNext), states.subscribe(loadNext)])
    signal.addEventListener("abort", unsubscribe);
  loadNext();
};
