import { data } from "react-router";

/** Responds to every unknown address with status 404 (R2.1). */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export const action = loader;

/** Never rendered; the root's error page is. */
export default function NotFound() {
  return null;
}
