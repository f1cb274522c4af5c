import { defineCall } from "../../call.ts";
import { threadPage, threadQuery } from "../../schemas/messages.ts";

export const getThreads = defineCall({
  name: "getThreads",
  method: "GET",
  path: "/owner/threads",
  summary: "Threads of messages, those with something unread first, then the latest; 24 a page",
  tag: "Owner",
  staffOnly: true,
  right: "messages.write",
  query: threadQuery,
  reply: threadPage,
  errors: [],
});
