/** A parameter of the privacy page: it says that everything of this browser was deleted. */
export const DELETED_PARAM = "deleted";
