import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { auditEntry, auditQuery } from "../../schemas/owner/staff.ts";

export const getAuditLog = defineCall({
  name: "getAuditLog",
  method: "GET",
  path: "/owner/log",
  summary: "Who did what when, the newest first, 50 a page",
  tag: "Owner",
  staffOnly: true,
  right: "auditLog.read",
  query: auditQuery,
  reply: z.object({ items: z.array(auditEntry), nextBefore: z.nullable(z.string()) }),
  errors: [],
});
