import { afterEach, expect, test, vi } from "vitest";
import { syncServiceWorker } from "./syncServiceWorker.ts";

const openPage = ({ hasWorker }: { readonly hasWorker: boolean }) => {
  const update = vi.fn(async () => undefined);
  const register = vi.fn(async () => ({ update }));
  const getRegistration = vi.fn(async () => (hasWorker ? { update } : undefined));
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", { serviceWorker: { register, getRegistration } });
  return { update, register, getRegistration };
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("B4 a page whose worker is switched off looks for the script that removes it at once, and registers nothing", async () => {
  const { register, update } = openPage({ hasWorker: true });
  syncServiceWorker(false);
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  // Registering would keep a worker that the browser is removing.
  expect(register).not.toHaveBeenCalled();
});

test("B4 a browser without a worker gets one only where offline pages are on", async () => {
  const { register, getRegistration } = openPage({ hasWorker: false });
  syncServiceWorker(false);
  await vi.waitFor(() => expect(getRegistration).toHaveBeenCalledOnce());
  expect(register).not.toHaveBeenCalled();
  syncServiceWorker(true);
  expect(register).toHaveBeenCalledWith("/sw.js");
});
