import { LOAD_FAILED } from "../../../lib/browser/lazyImport.ts";
import { preloadable } from "../../../lib/browser/preloadable.tsx";
import { Button } from "../../../ui/Button.tsx";
import { useDesigner } from "../state/designerStore.ts";
import type { DesignTileOptionsProps } from "./DesignTileOptions.tsx";

/** Without the network. On a desktop the options cover the panels, so there must be a button that returns to them. */
function Missing(_: DesignTileOptionsProps) {
  const closeTile = useDesigner((state) => state.closeTile);
  return (
    <>
      <p>{LOAD_FAILED}</p>
      <Button variant="secondary" onClick={closeTile}>
        Close
      </Button>
    </>
  );
}

/** The options of a tile, loaded in advance for a wall with photos: a tile without one has none. */
export const [LazyTileOptions, loadTileOptions] = preloadable<DesignTileOptionsProps>(
  async () => (await import("./DesignTileOptions.tsx")).default,
  Missing,
);
