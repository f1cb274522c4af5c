import { create } from "zustand";
import { SESSION_KEYS } from "../browser/storage.ts";

/** R2.3: `is_admin_mode=true` turns it on, any other value off, absent leaves it as it is. Grants nothing (R1.4). */
export const nextAdminMode = (current: boolean, search: URLSearchParams): boolean => {
  const asked = search.get("is_admin_mode");
  return asked === null ? current : asked === "true";
};

type AdminMode = { readonly on: boolean; readonly follow: (search: URLSearchParams) => void };

/** Off on the server and at the first paint; it then follows the address, and lasts as long as the tab. */
export const useAdminMode = create<AdminMode>((set) => ({
  on: false,
  follow: (search) => {
    const on = nextAdminMode(kept(), search);
    keep(on);
    set({ on });
  },
}));

const kept = (): boolean => {
  try {
    return sessionStorage.getItem(SESSION_KEYS.adminMode) === "true";
  } catch {
    return false;
  }
};

const keep = (on: boolean): void => {
  try {
    sessionStorage.setItem(SESSION_KEYS.adminMode, String(on));
  } catch {
    // Forbidden storage: the flag then lasts for this page only.
  }
};
