import * as z from "zod/mini";
import { time } from "./primitives.ts";

/** Whether the client is signed in as the owner, and until when. */
export const ownerSession = z.object({ isSignedIn: z.boolean(), expiresAt: z.nullable(time) });
export type OwnerSession = z.infer<typeof ownerSession>;
