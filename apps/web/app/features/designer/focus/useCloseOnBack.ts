import { useEffect } from "react";
import { addOpenLayer } from "../../../lib/page/openLayers.ts";
import { type DesignerStore, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { useIsDesktop } from "../view/useIsDesktop.ts";

/**
 * On a phone, lets the browser's Back close the open panel instead of leaving the page. The options of a tile are a
 * dialog, which is a layer itself.
 */
export const useCloseOnBack = (): void => {
  const store = useDesignerStore();
  const isDesktop = useIsDesktop();
  const isOpen = useDesigner(({ panel }) => panel !== null) && !isDesktop;
  useEffect(() => (isOpen ? addOpenLayer(() => closePanel(store)) : undefined), [store, isOpen]);
};

const closePanel = (store: DesignerStore): void => {
  const { panel, togglePanel } = store.getState();
  if (panel !== null) togglePanel(panel);
};
