import type { StoredContentKind } from "../ports/photos/StorageBudgets.ts";
import { STORAGE_LIMITS, type StorageLimit } from "../usecases/photos/storageLimits.ts";
import { hashNetwork } from "./enforceRateLimit.ts";
import { scaleLimitForAddress } from "./limits.ts";

/** Senders are pseudonyms, so this machine is recognised by the pseudonyms of its addresses. */
const LOCAL_ADDRESSES = new Map(["127.0.0.1", "::1"].map((address) => [hashNetwork(address), address]));

/** Returns the storage limit of a sender, which is 20 times as high for this machine (`scaleLimitForAddress`). */
export const storageLimitOf = (sender: string, kind: StoredContentKind): StorageLimit => {
  const { capacityBytes, bytesPerMinute } = STORAGE_LIMITS[kind];
  const scale = scaleLimitForAddress(1, LOCAL_ADDRESSES.get(sender) ?? sender);
  return { capacityBytes: capacityBytes * scale, bytesPerMinute: bytesPerMinute * scale };
};
