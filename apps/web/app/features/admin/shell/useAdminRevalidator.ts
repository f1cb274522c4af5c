import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { isShopAway } from "./adminApi.ts";
import { useSignedOut } from "./useSignedOut.ts";

/**
 * Returns a function that loads the page's data again after a call, like `useRevalidator`, except when the call has
 * just found that the shop does not answer or that the session has ended: an error would replace the page, and unsaved
 * text would be lost.
 */
export const useAdminRevalidator = (): Pick<ReturnType<typeof useRevalidator>, "revalidate"> => {
  const { revalidate } = useRevalidator();
  return {
    revalidate: useCallback(async () => {
      if (!isShopAway() && !useSignedOut.getState().isSignedOut) await revalidate();
    }, [revalidate]),
  };
};
