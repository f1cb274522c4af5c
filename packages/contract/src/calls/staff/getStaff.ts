import { defineCall } from "../../call.ts";
import { staffList } from "../../schemas/owner/staff.ts";

export const getStaff = defineCall({
  name: "getStaff",
  method: "GET",
  path: "/owner/staff",
  summary: "Who may enter, on which devices, and who is invited",
  tag: "Owner",
  staffOnly: true,
  right: "staff.manage",
  reply: staffList,
  errors: [],
});
