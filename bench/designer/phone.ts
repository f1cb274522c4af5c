import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../tools/browser/findBrowser.ts";

/** Slowdown of the processor: an average phone's is about a quarter as fast as this machine's. */
const CPU_SLOWDOWN = 4;

export type Phone = {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly throttle: (times: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export const openPhone = async (): Promise<Phone> => {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error("No Chromium found; CHROMIUM_PATH may name one.");
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throttle = async (times: number): Promise<void> => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: times });
  };
  return { browser, context, page, session, throttle, close: () => browser.close() };
};

export const withPhoneCpu = async <Value>(phone: Phone, work: () => Promise<Value>): Promise<Value> => {
  await phone.throttle(CPU_SLOWDOWN);
  try {
    return await work();
  } finally {
    await phone.throttle(1);
  }
};
