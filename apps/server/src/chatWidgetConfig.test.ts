import { expect, test } from "vitest";
import { parseChatWidget } from "./chatWidgetConfig.ts";

test("R2.15 a chat widget is its script and the origins that it uses", () => {
  expect(parseChatWidget("https://chat.example/loader.js?id=1  wss://*.chat.example")).toEqual({
    scriptUrl: "https://chat.example/loader.js?id=1",
    sources: ["https://chat.example", "wss://*.chat.example"],
  });
});

test.each([
  "http://chat.example/loader.js",
  "https://user@chat.example/loader.js",
  "chat.example",
  "https://chat.example/a.js *",
  "https://chat.example/a.js https://x.example;script-src",
  "https://chat.example/a.js 'unsafe-eval'",
])("R2.15 %s is not a valid chat widget", (value) => {
  expect(parseChatWidget(value)).toBeUndefined();
});
