import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { isShopAway } from "./adminApi.ts";
import { useSignedOut } from "./useSignedOut.ts";

/**
 * Loads the page's data again after a call, as `useRevalidator` does, unless the call has just found that the shop does
 * not answer or that the session has ended: the page would be replaced by an error, and what was typed on it lost.
 */
export const useAdminRevalidator = (): Pick<ReturnType<typeof useRevalidator>, "revalidate"> => {
  const { revalidate } = useRevalidator();
  return {
    revalidate: useCallback(async () => {
      if (!isShopAway() && !useSignedOut.getState().isSignedOut) await revalidate();
    }, [revalidate]),
  };
};
