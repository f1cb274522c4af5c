/** R2.3: `is_admin_mode=true` turns it on, any other value off, absent leaves it as it is. Grants nothing (R1.4). */
export const nextAdminMode = (current: boolean, search: URLSearchParams): boolean => {
  const asked = search.get("is_admin_mode");
  return asked === null ? current : asked === "true";
};
