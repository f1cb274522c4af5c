import { COOKIES, removeCookie } from "../../lib/cookies.ts";
import { Button } from "../../ui/Button.tsx";

/** R2.5: an answer about counting visits can be taken back. The page is loaded anew, without tags, and asks again. */
export function ConsentAnswer() {
  return (
    <div>
      <Button
        look="secondary"
        onClick={() => {
          removeCookie(COOKIES.marketingConsent);
          location.reload();
        }}
      >
        Answer again whether we may count visits
      </Button>
    </div>
  );
}
