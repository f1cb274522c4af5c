import { data } from "react-router";

/** An address below /admin that is no page. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function AdminNotFound() {
  return null;
}
