import { addOrUpdateUserTemplateInfo } from "@storywall/contract/calls/visitor/addOrUpdateUserTemplateInfo.ts";
import type { Client } from "@storywall/contract/client.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";
import { isRetryable } from "../../../lib/api/callResults.ts";
import { retry } from "../../../lib/api/retry.ts";

export type TemplateSync = {
  /** Saves the design with the visitor; only the last of several in a short time is sent. */
  readonly sync: (designKey: string, design: Design) => void;
  readonly stop: () => void;
};

/** Sends once the design has not changed for this long. */
const SEND_DELAY_MS = 2_000;
/** Pauses between the retries that follow; no error is shown (R8.5). */
const RETRY_DELAYS_MS = [5_000, 15_000, 60_000];

/** Creates the sync that saves designs with the visitor on the server, with retries and without messages (R8.5). */
export const createTemplateSync = (
  client: Client,
  getVisitorId: () => Promise<string | null>,
  /** Called when the server does not know this visitor (any more). */
  clearVisitor: (id: string) => void,
): TemplateSync => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestSync = 0;
  let lastSent = "";

  /** Resolves to null when a later attempt may succeed. */
  const send = async (designKey: string, design: Design, sync: number): Promise<true | null> => {
    const userId = await getVisitorId();
    const info = toUserTemplateInfo(withStoredPhotosOnly(design));
    const serialized = JSON.stringify([userId, designKey, info]);
    // A later design, or the end of the page, comes before the next attempt with this one.
    if (sync !== latestSync || userId === null || serialized === lastSent) return true;
    const result = await client(addOrUpdateUserTemplateInfo, {
      body: { user_id: userId, template_key: designKey, template_info: info },
    });
    if (result.kind === "ok") lastSent = serialized;
    else if (isRetryable(result)) return null;
    else if (result.error === "NOT_FOUND") {
      clearVisitor(userId);
      return null;
    }
    return true;
  };

  const stop = (): void => {
    clearTimeout(timer);
    latestSync += 1;
  };

  return {
    sync: (designKey, design) => {
      stop();
      const sync = latestSync;
      const sendWithRetries = () => void retry(() => send(designKey, design, sync), RETRY_DELAYS_MS);
      timer = setTimeout(sendWithRetries, SEND_DELAY_MS);
    },
    stop,
  };
};
