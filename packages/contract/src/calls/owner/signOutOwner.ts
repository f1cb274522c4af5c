import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner/owner.ts";

export const signOutOwner = defineCall({
  name: "signOutOwner",
  method: "POST",
  path: "/owner/sign-out",
  summary: "End the session; doing it twice is fine",
  tag: "Owner",
  reply: ownerSession,
  errors: [],
});
