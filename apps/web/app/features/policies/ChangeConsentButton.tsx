import { usePanels } from "../../lib/page/panels.ts";
import { Button } from "../../ui/Button.tsx";

/** Opens the question about counting visits, since its answer can be changed at any time (R2.5). */
export function ChangeConsentButton() {
  const show = usePanels((panels) => panels.show);
  return (
    <div>
      <Button variant="secondary" onClick={() => show("consent")}>
        Change your answer about counting visits
      </Button>
    </div>
  );
}
