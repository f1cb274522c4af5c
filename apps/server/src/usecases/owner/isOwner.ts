import type { Shop } from "../shop.ts";

/** Whether a token is that of a session that the owner has open now. */
export const isOwner =
  ({ repositories, clock }: Pick<Shop, "repositories" | "clock">) =>
  async (token: string): Promise<boolean> =>
    (await repositories.ownerSessions.find(token, clock.now())) !== undefined;
