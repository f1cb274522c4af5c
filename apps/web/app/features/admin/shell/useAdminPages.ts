import { ADMIN_PAGES, type AdminPage } from "./adminPages.ts";
import { useOwnerSession } from "./useOwnerSession.ts";

/** Returns the pages that the signed-in person may open, in the order of the menu. */
export const useAdminPages = (): readonly AdminPage[] => {
  const rights = useOwnerSession().staff?.rights ?? [];
  return ADMIN_PAGES.filter(({ right }) => right === undefined || rights.includes(right));
};
