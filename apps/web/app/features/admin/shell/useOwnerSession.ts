import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { useRouteLoaderData } from "react-router";

const SIGNED_OUT: OwnerSession = { isSignedIn: false, expiresAt: null, staff: null };

/** Returns who is signed in, as the layout of the admin pages has loaded it (routes/admin/layout.tsx). */
export const useOwnerSession = (): OwnerSession =>
  useRouteLoaderData<() => { readonly session: OwnerSession }>("routes/admin/layout")?.session ?? SIGNED_OUT;
