import { create } from "zustand";
import { SESSION_KEYS } from "../browser/storage.ts";

/**
 * Returns the admin mode after a query: `is_admin_mode=true` turns it on, any other value off (R2.3). Grants nothing
 * (R1.4).
 */
export const nextAdminMode = (current: boolean, search: URLSearchParams): boolean => {
  const requested = search.get("is_admin_mode");
  return requested === null ? current : requested === "true";
};

type AdminMode = { readonly isOn: boolean; readonly followUrl: (search: URLSearchParams) => void };

/**
 * The admin mode: off on the server and at the first paint, then by the address. It lasts until the tab is closed.
 * Only the parts that admin mode shows import it: `mightNeedAdminBar` decides whether they are loaded.
 */
export const useAdminMode = create<AdminMode>((set) => ({
  isOn: false,
  followUrl: (search) => {
    const isOn = nextAdminMode(loadAdminMode(), search);
    saveAdminMode(isOn);
    set({ isOn });
  },
}));

const loadAdminMode = (): boolean => {
  try {
    return sessionStorage.getItem(SESSION_KEYS.adminMode) === "true";
  } catch {
    return false;
  }
};

const saveAdminMode = (isOn: boolean): void => {
  try {
    if (isOn) sessionStorage.setItem(SESSION_KEYS.adminMode, "true");
    else sessionStorage.removeItem(SESSION_KEYS.adminMode);
  } catch {
    // Forbidden storage: the flag then lasts for this page only.
  }
};
