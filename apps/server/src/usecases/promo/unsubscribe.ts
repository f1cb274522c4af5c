import type { Shop } from "../shop.ts";

/** Nothing more is written to the address of the token, from the next mail on, one that waits included. */
export const unsubscribe = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<void> => repositories.subscribers.unsubscribe(token, clock.now());
