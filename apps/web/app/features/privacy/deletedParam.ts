/** In the address of the privacy page: everything of this browser is gone, and the page, loaded anew, says so. */
export const DELETED_PARAM = "deleted";
