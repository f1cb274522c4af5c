import { SESSION_KEYS } from "../browser/storage.ts";

/**
 * Returns true when admin mode may be on in this tab, or the address turns it on or off (R2.3). Then the page loads
 * the admin bar; other pages of shoppers load only this check.
 */
export const mightNeedAdminBar = (search: string): boolean => {
  try {
    return search.includes("is_admin_mode") || SESSION_KEYS.adminMode in sessionStorage;
  } catch {
    return false;
  }
};
