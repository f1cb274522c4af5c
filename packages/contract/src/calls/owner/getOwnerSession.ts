import { defineCall } from "../../call.ts";
import { ownerSession } from "../../schemas/owner/owner.ts";

export const getOwnerSession = defineCall({
  name: "getOwnerSession",
  method: "GET",
  path: "/owner/session",
  summary: "Whether this browser is signed in as the owner",
  tag: "Owner",
  reply: ownerSession,
  errors: [],
});
