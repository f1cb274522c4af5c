import type { Shop } from "../shop.ts";

/** Creates the check whether a token is that of an open session of the owner. */
export const isOwner =
  ({ repositories, clock }: Pick<Shop, "repositories" | "clock">) =>
  async (token: string): Promise<boolean> =>
    (await repositories.ownerSessions.find(token, clock.now())) !== undefined;
