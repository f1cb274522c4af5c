import { usePanels } from "../../lib/page/panels.ts";
import { Button } from "../../ui/Button.tsx";

/** R2.5: an answer about counting visits can be changed at any time. */
export function ChangeConsentButton() {
  const show = usePanels((panels) => panels.show);
  return (
    <div>
      <Button variant="secondary" onClick={() => show("consent")}>
        Answer again whether we may count visits
      </Button>
    </div>
  );
}
