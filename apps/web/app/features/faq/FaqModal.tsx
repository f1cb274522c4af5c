import { usePanels } from "../../lib/page/panels.ts";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { FaqAnswers } from "./FaqAnswers.tsx";
import styles from "./FaqModal.module.css";
import StyleCarousel from "./StyleCarousel.tsx";

/**
 * The FAQ in a modal (R2.10): app-wide, closed by ok (Enter), cancel (Escape, backdrop) or the close icon; no footer.
 */
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
