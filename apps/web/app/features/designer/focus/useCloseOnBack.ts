import { useEffect } from "react";
import { addOpenLayer } from "../../../lib/page/openLayers.ts";
import { type DesignerStore, useDesigner, useDesignerStore } from "../state/designerStore.ts";
import { useIsDesktop } from "../view/useIsDesktop.ts";

/** On a phone, lets the browser's Back close the open panel instead of leaving the page. */
export const useCloseOnBack = (): void => {
  const store = useDesignerStore();
  const isDesktop = useIsDesktop();
  const isOpen = useDesigner(isPanelOpen) && !isDesktop;
  useEffect(() => (isOpen ? addOpenLayer(() => closePanel(store)) : undefined), [store, isOpen]);
};

const isPanelOpen = ({ openTileName, panel }: ReturnType<DesignerStore["getState"]>): boolean =>
  openTileName !== null || panel !== null;

const closePanel = (store: DesignerStore): void => {
  const { panel, togglePanel, closeTile } = store.getState();
  if (panel === null) closeTile();
  else togglePanel(panel);
};
