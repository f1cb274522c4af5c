import { isRouteErrorResponse } from "react-router";

/**
 * Returns true for errors to log. Route errors (404, a wrong method) and aborted requests are not: React Router would
 * write a stack of each to stderr, and any visitor could fill the disk with them.
 */
export const isUnexpectedError = (error: unknown, request: Request): boolean =>
  !request.signal.aborted && !isRouteErrorResponse(error);
