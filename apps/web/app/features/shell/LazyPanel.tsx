import { type ReactNode, Suspense, useState } from "react";

/** Its child is loaded the first time that it is wanted, and stays, so that it can close in its own way. */
export function LazyPanel({ wanted, children }: { readonly wanted: boolean; readonly children: ReactNode }) {
  const [everWanted, setEverWanted] = useState(wanted);
  if (wanted && !everWanted) setEverWanted(true);
  return everWanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}
