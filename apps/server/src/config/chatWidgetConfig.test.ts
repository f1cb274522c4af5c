import { expect, test } from "vitest";
import { parseChatWidget } from "./chatWidgetConfig.ts";

test("R2.15 a chat widget is its script and the origins that it uses", () => {
  expect(parseChatWidget("https://chat.example/loader.js?id=1  wss://*.chat.example")).toEqual({
    scriptUrl: "https://chat.example/loader.js?id=1",
    sources: { all: ["https://chat.example", "wss://*.chat.example"], style: [], font: [] },
  });
});

test("R2.15 a chat widget may have further hosts of styles and of fonts", () => {
  const value =
    "https://chat.example/a.js style=https://fonts.googleapis.com font=https://fonts.gstatic.com font=https://*.chat.example";
  expect(parseChatWidget(value)?.sources).toEqual({
    all: ["https://chat.example"],
    style: ["https://fonts.googleapis.com"],
    font: ["https://fonts.gstatic.com", "https://*.chat.example"],
  });
});

test.each([
  "http://chat.example/loader.js",
  "https://user@chat.example/loader.js",
  "chat.example",
  "https://chat.example/a.js *",
  "https://chat.example/a.js https://x.example;script-src",
  "https://chat.example/a.js 'unsafe-eval'",
  "https://chat.example/a.js style=https://x.example;script-src",
  "https://chat.example/a.js font=*",
  "https://chat.example/a.js script=https://x.example",
  "style=https://chat.example/a.js",
])("R2.15 %s is not a valid chat widget", (value) => {
  expect(parseChatWidget(value)).toBeUndefined();
});
