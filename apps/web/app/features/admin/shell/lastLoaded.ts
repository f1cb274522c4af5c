import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { useSignedOut } from "./useSignedOut.ts";

/** Loaded data, and since when the shop has not answered; null: the data is current. */
export type Loaded<Data> = { readonly data: Data; readonly staleSince: string | null };

/** The data that each list loaded last in this tab, and when. */
const lastLoaded = new Map<string, { readonly data: unknown; readonly at: string }>();

/** Saves data that a page has loaded, for when the shop does not answer. */
export const saveLoaded = (page: string, data: unknown): void => {
  lastLoaded.set(page, { data, at: new Date().toISOString() });
};

/**
 * Saves the data that the server sent with the document, as `loadOrReuse` saves data that is loaded later. A
 * `clientLoader` that runs at hydration (`hydrate = true`) would do so too, but would render the whole page a second
 * time.
 */
export const useSaveLoaded = (page: string, data: { readonly staleSince: string | null }): void =>
  useEffect(() => {
    if (data.staleSince === null) saveLoaded(page, data);
  }, [page, data]);

/**
 * Loads a page's data in the browser. Returns the data that was loaded last, with its time, when the server does not
 * answer or the session has ended. Throws when there is none, and the error page is shown.
 */
export const loadOrReuse = async <Data>(
  page: string,
  load: () => Promise<Data>,
  isData: (data: unknown) => data is Data,
): Promise<Loaded<Data>> => {
  try {
    const data = await load();
    saveLoaded(page, data);
    return { data, staleSince: null };
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 401) useSignedOut.setState({ isSignedOut: true });
    const last = lastLoaded.get(page);
    const canReuse = !isRouteErrorResponse(error) || error.status === 401 || error.status >= 500;
    if (!canReuse || last === undefined || !isData(last.data)) throw error;
    return { data: last.data, staleSince: last.at };
  }
};
