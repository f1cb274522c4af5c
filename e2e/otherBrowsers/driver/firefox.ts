import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { BidiConnection } from "./bidiConnection.ts";
import type { BrowserDriver, BrowserSession, ScreenSize, Tab } from "./browserDriver.ts";
import { endProgram, readUntil, startProgram } from "./childProcess.ts";

const PREFERENCES = {
  // Firefox's own services must not use the network or cover a page.
  "app.update.disabledForTesting": true,
  "app.normandy.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.server": "",
};
/** Preferences with which Firefox's style sheets and scripts detect a touch screen. */
const PHONE_PREFERENCES = {
  "dom.w3c_touch_events.enabled": 1,
  "ui.primaryPointerCapabilities": 1,
  "ui.allPointerCapabilities": 1,
};

const newUserContext = z.object({ userContext: z.string() });
const newContext = z.object({ context: z.string() });
const locatedNodes = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });
const scriptResult = z.discriminatedUnion("type", [
  z.object({ type: z.literal("success"), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal("exception"), exceptionDetails: z.object({ text: z.string() }) }),
]);
const screenshot = z.object({ data: z.string() });
const logEntry = z.object({
  level: z.string(),
  text: z.string().nullable(),
  source: z.object({ context: z.string() }),
});

/** Starts Firefox without windows and controls it by WebDriver BiDi, directly and without a driver program. */
export const startFirefox = async (path: string, screen: ScreenSize): Promise<BrowserDriver> => {
  const profile = mkdtempSync(join(tmpdir(), "storywall-firefox-"));
  const preferences = { ...PREFERENCES, ...(screen.isPhone ? PHONE_PREFERENCES : {}) };
  writeFileSync(
    join(profile, "user.js"),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(""),
  );
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const child = startProgram(path, args);
  if (!child.stderr) throw new Error("Firefox has no error output.");
  const address = await readUntil(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const connection = await BidiConnection.open(`${address}/session`);
  await connection.send("session.new", { capabilities: {} });
  await connection.send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    startSession: () => startSession(connection, screen),
    stop: async () => {
      await connection.send("browser.close").catch(() => {});
      connection.close();
      await endProgram(child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
};

/**
 * Firefox logs this error when a page is left or reloaded while a file is still loading through the service worker.
 * It may be ignored: a page that really lacks a file fails its test anyway, since nothing on the page works.
 */
const LEFT_WHILE_LOADING =
  /^Failed to load ‘[^’]*\/assets\/[^’]*’\. A ServiceWorker intercepted the request and encountered an unexpected error\.$/;

/** A user context has its own cookies, storage and service workers. */
const startSession = async (connection: BidiConnection, screen: ScreenSize): Promise<BrowserSession> => {
  const { userContext } = newUserContext.parse(await connection.send("browser.createUserContext"));
  const contexts = new Set<string>();
  const errors: string[] = [];
  const stopListening = connection.listen((method, params) => {
    if (method !== "log.entryAdded") return;
    const { level, text, source } = logEntry.parse(params);
    if (level !== "error" || !contexts.has(source.context)) return;
    if (!LEFT_WHILE_LOADING.test(text ?? "")) errors.push(text ?? "");
  });
  return {
    hasTouch: screen.isPhone,
    setOffline: async (isOffline) => {
      const networkConditions = isOffline ? { type: "offline" } : null;
      await connection.send("emulation.setNetworkConditions", { networkConditions, contexts: [...contexts] });
    },
    readErrors: () => errors,
    openTab: async () => {
      const created = await connection.send("browsingContext.create", { type: "tab", userContext });
      const { context } = newContext.parse(created);
      contexts.add(context);
      const viewport = { width: screen.width, height: screen.height };
      await connection.send("browsingContext.setViewport", { context, viewport });
      return createTab(connection, context);
    },
    end: async () => {
      stopListening();
      await connection.send("browser.removeUserContext", { userContext });
    },
  };
};

const createTab = (connection: BidiConnection, context: string): Tab => {
  const send = (method: string, params: object = {}) => connection.send(method, { context, ...params });
  return {
    navigate: async (url) => void (await send("browsingContext.navigate", { url, wait: "complete" })),
    reload: async () => void (await send("browsingContext.reload", { wait: "complete" })),
    goBack: async () => void (await send("browsingContext.traverseHistory", { delta: -1 })),
    runInPage: async (source, argumentsJson) => {
      const reply = await connection.send("script.callFunction", {
        functionDeclaration: source,
        arguments: [{ type: "string", value: argumentsJson }],
        awaitPromise: true,
        target: { context },
      });
      const result = scriptResult.parse(reply);
      if (result.type === "exception") throw new Error(result.exceptionDetails.text);
      return result.result.value;
    },
    perform: async (actions) => {
      await send("input.performActions", { actions });
      await send("input.releaseActions");
    },
    setFiles: async (selector, files) => {
      const located = await send("browsingContext.locateNodes", {
        locator: { type: "css", value: selector },
      });
      const [element] = locatedNodes.parse(located).nodes;
      if (!element) throw new Error(`No file input fits ${selector}.`);
      await send("input.setFiles", { element, files });
    },
    takeScreenshot: async () =>
      Buffer.from(screenshot.parse(await send("browsingContext.captureScreenshot")).data, "base64"),
    close: async () => void (await send("browsingContext.close")),
  };
};
