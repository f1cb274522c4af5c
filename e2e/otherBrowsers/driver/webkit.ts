import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { z } from "zod";
import type { BrowserDriver, BrowserSession, ScreenSize, Tab } from "./browserDriver.ts";
import { endProgram, readUntil, startProgram } from "./childProcess.ts";

export type WebkitPaths = { readonly driver: string; readonly miniBrowser: string; readonly xvfb: string };

/** GTK's window has a tool bar that is at least 447 px wide. Without its margins it is as narrow as a phone. */
const NARROW_TOOL_BAR =
  "headerbar, toolbar, button, entry, box { min-width: 0; padding: 0; margin: 0; border: 0; }";

const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf";
const reply = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const newSession = z.object({ sessionId: z.string() });
const newWindow = z.object({ handle: z.string() });
const element = z.object({ [ELEMENT_KEY]: z.string() });
const scriptResult = z.union([z.object({ value: z.string() }), z.object({ error: z.string() })]);
const innerSize = z.object({ width: z.number(), height: z.number() });

type Send = (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<unknown>;

/** Starts WebKitGTK's driver on its own virtual display, which the MiniBrowser of each session needs. */
export const startWebkit = async (paths: WebkitPaths, screen: ScreenSize): Promise<BrowserDriver> => {
  const configFolder = mkdtempSync(join(tmpdir(), "storywall-webkit-"));
  mkdirSync(join(configFolder, "gtk-3.0"));
  writeFileSync(join(configFolder, "gtk-3.0/gtk.css"), NARROW_TOOL_BAR);
  const xvfb = startProgram(paths.xvfb, [
    ...["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
  ]);
  const displayPipe = xvfb.stdio[3];
  if (!displayPipe || !("readable" in displayPipe) || !displayPipe.readable)
    throw new Error("Xvfb has no pipe for its display.");
  const display = await readUntil(xvfb, displayPipe, /(\d+)\n/);
  const port = await findFreePort();
  const driver = startProgram(paths.driver, [`--port=${port}`], {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: configFolder,
  });
  const send = createSend(`http://127.0.0.1:${port}`);
  await waitUntilReady(send);
  return {
    startSession: () => startSession(send, paths.miniBrowser, screen),
    stop: async () => {
      await endProgram(driver);
      await endProgram(xvfb);
      rmSync(configFolder, { recursive: true, force: true });
    },
  };
};

/** Sends WebDriver's classic commands: JSON over HTTP. */
const createSend =
  (address: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = reply.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = failure.parse(value);
    throw new Error(`${method} ${path}: ${error} ${message}`);
  };

const waitUntilReady = async (send: Send): Promise<void> => {
  const deadline = Date.now() + 30_000;
  while (!(await send("GET", "/status").then(Boolean, () => false))) {
    if (Date.now() > deadline) throw new Error("WebKitWebDriver does not answer.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** A session is a separate MiniBrowser, with an empty profile that is never written to disk. */
const startSession = async (send: Send, binary: string, screen: ScreenSize): Promise<BrowserSession> => {
  const capabilities = {
    alwaysMatch: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
  };
  const { sessionId } = newSession.parse(await send("POST", "/session", { capabilities }));
  const sendToSession: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
  let tabCount = 0;
  return {
    hasTouch: false,
    setOffline: null,
    readErrors: () => [],
    openTab: async () => {
      tabCount += 1;
      const handle =
        tabCount === 1
          ? z.string().parse(await sendToSession("GET", "/window"))
          : newWindow.parse(await sendToSession("POST", "/window/new", { type: "window" })).handle;
      const tab = createTab(sendToSession, handle);
      await resize(sendToSession, tab, screen);
      return tab;
    },
    end: async () => void (await sendToSession("DELETE", "")),
  };
};

/** Sets the size of the page area. The window is higher by the height of its tool bar. */
const resize = async (send: Send, tab: Tab, { width, height }: ScreenSize): Promise<void> => {
  let toolBar = 0;
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    await send("POST", "/window/rect", { x: 0, y: 0, width, height: height + toolBar });
    const source = "() => JSON.stringify({ width: innerWidth, height: innerHeight })";
    const inner = innerSize.parse(JSON.parse(await tab.runInPage(source, "[]")));
    if (inner.width === width && inner.height === height) return;
    toolBar += height - inner.height;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`MiniBrowser cannot be made ${width}x${height}.`);
};

const createTab = (sendToSession: Send, handle: string): Tab => {
  const send: Send = async (method, path, body) => {
    // Commands go to the window that was chosen last.
    await sendToSession("POST", "/window", { handle });
    return sendToSession(method, path, body);
  };
  return {
    navigate: async (url) => void (await send("POST", "/url", { url })),
    reload: async () => void (await send("POST", "/refresh", {})),
    goBack: async () => void (await send("POST", "/back", {})),
    runInPage: async (source, argumentsJson) => {
      const script = `
        const [json, done] = arguments;
        Promise.resolve(json).then(${source}).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`;
      const result = scriptResult.parse(
        await send("POST", "/execute/async", { script, args: [argumentsJson] }),
      );
      if ("error" in result) throw new Error(result.error);
      return result.value;
    },
    perform: async (actions) => {
      await send("POST", "/actions", { actions });
      await send("DELETE", "/actions");
    },
    setFiles: async (selector, paths) => {
      const found = await send("POST", "/element", { using: "css selector", value: selector });
      const { [ELEMENT_KEY]: id } = element.parse(found);
      await send("POST", `/element/${id}/value`, { text: paths.join("\n") });
    },
    takeScreenshot: async () => Buffer.from(z.string().parse(await send("GET", "/screenshot")), "base64"),
    close: async () => void (await send("DELETE", "/window")),
  };
};
