/** Returns the code of an error of Node or of a library ("ENOENT", "23505"); undefined when the value has none. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** Returns whether the error means "no space left on device", or that the quota of our user is used up. */
export const isDiskFullError = (error: unknown): boolean => {
  const code = errorCodeOf(error);
  return code === "ENOSPC" || code === "EDQUOT";
};

/** Returns whether the error means "no such file or directory". */
export const isNotFoundError = (error: unknown): boolean => errorCodeOf(error) === "ENOENT";
