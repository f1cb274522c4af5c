import { defineCall } from "../../call.ts";
import { staffAccount } from "../../schemas/owner/staff.ts";

export const getAccount = defineCall({
  name: "getAccount",
  method: "GET",
  path: "/owner/account",
  summary: "The own account: address, second factors and devices",
  tag: "Owner",
  staffOnly: true,
  right: "account.edit",
  reply: staffAccount,
  errors: [],
});
