import type { Shop } from "../shop.ts";

/** Unsubscribes the address of the token. Also stops queued mails (renderMail). */
export const unsubscribe = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<void> => repositories.subscribers.unsubscribe(token, clock.now());
