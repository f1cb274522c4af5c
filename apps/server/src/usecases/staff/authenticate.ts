import { MINUTE_MS } from "@storywall/domain/time/durations.ts";
import type { StaffSession } from "../../ports/staff/StaffSessions.ts";
import type { Shop } from "../shop.ts";

/** Accuracy of "last seen": a write at each request would cost more than it is worth. */
const SEEN_INTERVAL_MS = MINUTE_MS;

/** Finds the open session of a token, and records when its person was last seen. */
export type Authenticate = (token: string) => Promise<StaffSession | undefined>;

export const createAuthenticate =
  ({ repositories: { staffSessions }, clock }: Pick<Shop, "repositories" | "clock">): Authenticate =>
  async (token) => {
    const now = clock.now();
    const session = await staffSessions.find(token, now);
    const lastSeenAt = session?.lastSeenAt ?? session?.createdAt;
    if (session && lastSeenAt && now.getTime() - lastSeenAt.getTime() >= SEEN_INTERVAL_MS) {
      await staffSessions.markSeen(session.id, now);
    }
    return session;
  };
