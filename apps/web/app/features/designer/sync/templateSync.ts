import { addOrUpdateUserTemplateInfo } from "@storywall/contract/calls/visitor/addOrUpdateUserTemplateInfo.ts";
import type { Client } from "@storywall/contract/client.ts";
import { toUserTemplateInfo } from "@storywall/contract/designWire.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { withStoredPhotosOnly } from "@storywall/domain/design/filterPhotos.ts";

export type TemplateSync = {
  /** The wall to keep with the visitor; only the last of several in a short time is sent. */
  readonly sync: (designKey: string, design: Design) => void;
  readonly stop: () => void;
};

/** Waits for the hand to rest, then tries a few times in silence (R8.5). */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 60_000];

export const createTemplateSync = (
  client: Client,
  getVisitorId: () => Promise<string | null>,
): TemplateSync => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSent = "";

  const send = async (designKey: string, design: Design, attempt: number): Promise<void> => {
    const userId = await getVisitorId();
    const info = toUserTemplateInfo(withStoredPhotosOnly(design));
    const written = JSON.stringify([userId, designKey, info]);
    if (userId === null || written === lastSent) return;
    const result = await client(addOrUpdateUserTemplateInfo, {
      body: { user_id: userId, template_key: designKey, template_info: info },
    });
    if (result.kind === "ok") lastSent = written;
    else if (result.kind === "unreachable" || result.status >= 500) schedule(designKey, design, attempt + 1);
  };

  const schedule = (designKey: string, design: Design, attempt: number): void => {
    clearTimeout(timer);
    const wait = RETRY_DELAYS_MS[attempt];
    if (wait !== undefined) timer = setTimeout(() => void send(designKey, design, attempt), wait);
  };

  return {
    sync: (designKey, design) => schedule(designKey, design, 0),
    stop: () => clearTimeout(timer),
  };
};
