import { type ComponentProps, Suspense } from "react";
import { RoomPanel } from "../lazyPanels.tsx";
import panel from "../panels/Panel.module.css";
import { useDesigner } from "../state/designerStore.ts";
import { useAfterPaint } from "../view/useAfterPaint.ts";
import { useIsDesktop } from "../view/useIsDesktop.ts";
import styles from "./LazyRoomPanel.module.css";

/** Loads after the first paint, on a phone only once it is opened: it is not needed in the first second. */
export function LazyRoomPanel(props: ComponentProps<typeof RoomPanel>) {
  const hasPainted = useAfterPaint();
  const isDesktop = useIsDesktop();
  const isOpen = useDesigner((state) => state.panel === "room");
  if (!isDesktop && !isOpen) return null;
  return hasPainted ? (
    <Suspense fallback={<RoomPanelPlace />}>
      <RoomPanel {...props} />
    </Suspense>
  ) : (
    <RoomPanelPlace />
  );
}

/** The panel's heading and height, so that the layouts below it do not move when it loads. */
function RoomPanelPlace() {
  return (
    <section className={styles.place} aria-labelledby="room-panel">
      <h2 id="room-panel" className={panel.title}>
        Room
      </h2>
    </section>
  );
}
