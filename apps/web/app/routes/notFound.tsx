import { data } from "react-router";

/** R2.1: a real 404, for pages and for everything else that nobody knows. */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export const action = loader;

/** Never drawn: the root's error page is. */
export default function NotFound() {
  return null;
}
