const MARK_DURATION_MS = 4_000;

/** Outlines a tile for some seconds and scrolls it into view, so that what was just hung there is found at once. */
export const markTile = (name: string): void => {
  const tile = document.querySelector(`[data-tile="${CSS.escape(name)}"]`);
  if (!tile) return;
  tile.scrollIntoView({ block: "nearest", inline: "nearest" });
  const outline = { outline: "4px solid var(--primary)", outlineOffset: "3px" };
  tile.animate(
    [outline, { ...outline, offset: 0.8 }, { outline: "4px solid transparent", outlineOffset: "3px" }],
    {
      duration: MARK_DURATION_MS,
    },
  );
};
