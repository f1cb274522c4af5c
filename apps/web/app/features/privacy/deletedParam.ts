/** Parameter of the privacy page which says that all data of this browser was deleted. */
export const DELETED_PARAM = "deleted";
