import { afterEach, expect, test, vi } from "vitest";
import { syncServiceWorker } from "./syncServiceWorker.ts";

const openPage = ({ isControlled }: { readonly isControlled: boolean }) => {
  const update = vi.fn();
  const register = vi.fn(async () => ({ update }));
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", { serviceWorker: { controller: isControlled ? {} : null, register } });
  return { update, register };
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("B4 a page whose worker is switched off looks for the script that removes it at once", async () => {
  const { register, update } = openPage({ isControlled: true });
  syncServiceWorker(false);
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(register).toHaveBeenCalledWith("/sw.js");
});

test("B4 a browser without a worker gets one only where offline pages are on", () => {
  const { register } = openPage({ isControlled: false });
  syncServiceWorker(false);
  expect(register).not.toHaveBeenCalled();
  syncServiceWorker(true);
  expect(register).toHaveBeenCalledOnce();
});
