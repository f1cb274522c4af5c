import type { ReactNode } from "react";
import { Link } from "react-router";
import { mayOpen } from "./adminPages.ts";
import { useOwnerSession } from "./useOwnerSession.ts";

/** A link to an admin page for those whose role includes it; for others its text alone, which leads to no refusal. */
export const AllowedLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) =>
  mayOpen(useOwnerSession().staff?.rights ?? [], to) ? <Link to={to}>{children}</Link> : children;
