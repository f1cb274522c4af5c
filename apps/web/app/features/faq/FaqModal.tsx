import { usePanels } from "../../lib/page/panels.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { FaqAnswers } from "./FaqAnswers.tsx";
import styles from "./FaqModal.module.css";
import StyleCarousel from "./StyleCarousel.tsx";

/** R2.10: app-wide, closable by ok (Enter), cancel (Escape, a press beside it) and the close icon; no footer. */
export default function FaqModal() {
  const open = usePanels((panels) => panels.open === "faq");
  const hide = usePanels((panels) => panels.hide);
  return (
    <Dialog open={open} onOk={hide} onCancel={hide} title="Questions and answers">
      <div className={styles.content}>
        <StyleCarousel />
        <FaqAnswers />
      </div>
    </Dialog>
  );
}
