import { isRouteErrorResponse } from "react-router";

/**
 * Whether a page's failure is the shop's own. A page that is not there, a wrong method, a visitor who went away in the
 * middle are not: React Router would write a stack of each to stderr, and anybody could fill a disk with them.
 */
export const isUnexpectedError = (failure: unknown, request: Request): boolean =>
  !request.signal.aborted && !isRouteErrorResponse(failure);
