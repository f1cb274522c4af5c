import { expect, test } from "vitest";
import { androidViewerLink, iosViewerLink } from "./arLinks.ts";
import { findArViewer } from "./arViewer.ts";

const CHROME_ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const SAFARI_IOS =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1";

test.each([
  ["Chrome on Android", CHROME_ANDROID, false, "sceneViewer"],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", false, null],
  ["Safari on an iPhone", SAFARI_IOS, true, "quickLook"],
  ["an iPhone's browser without Quick Look", SAFARI_IOS, false, null],
  [
    "Chrome on a desktop",
    "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
    false,
    null,
  ],
] as const)("B15 %s opens the viewer that it has", (_, userAgent, supportsAr, viewer) => {
  expect(findArViewer(userAgent, { supports: (token) => supportsAr && token === "ar" })).toBe(viewer);
});

test("B15 the link for Android names the model, hangs it on a wall at its true size, and leads back to the page", () => {
  const link = androidViewerLink(
    "https://za.example.com/previews/k.glb",
    "https://za.example.com/design?template=grid_four_frames",
  );
  const [, query = "", intent = ""] =
    /^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.2\?(.*)#Intent;(.*)$/.exec(link) ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    file: "https://za.example.com/previews/k.glb",
    mode: "ar_preferred",
    enable_vertical_placement: "true",
    resizable: "false",
    title: "Your wall",
  });
  expect(intent.split(";")).toEqual([
    "scheme=https",
    "package=com.google.android.googlequicksearchbox",
    "action=android.intent.action.VIEW",
    `S.browser_fallback_url=${encodeURIComponent("https://za.example.com/design?template=grid_four_frames#no-ar")}`,
    "end",
    "",
  ]);
});

test("B15 the link for iOS keeps the wall at its true size", () => {
  expect(iosViewerLink("/previews/k.usdz")).toBe("/previews/k.usdz#allowsContentScaling=0");
});
