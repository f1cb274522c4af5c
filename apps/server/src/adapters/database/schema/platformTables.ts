import type { Generated } from "kysely";

export type PlatformTables = {
  idempotencyKeys: {
    key: string;
    bodyHash: string;
    status: number | null;
    reply: string | null;
    createdAt: Date;
    /** Hash of the network that the request came from; null for staff. */
    sender: string | null;
    /** Size of the reply; 0 before there is one. */
    bytes: Generated<number>;
  };
  uploadLocks: {
    name: string;
    /** Id of the acquisition that holds the lock. */
    holder: string;
    /** IP address of the client that sends bytes under the lock. */
    sender: string | null;
    expiresAt: Date;
    /** Another request waits for the lock, so its holder should release it. */
    isWanted: boolean;
  };
  rateCounts: {
    key: string;
    count: number;
    /** The count above which a new window, the pause, starts; null when there is no pause. */
    pausesAfter: number | null;
    endsAt: Date;
  };
};
