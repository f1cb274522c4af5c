export type CdnPurgeResult =
  | { readonly kind: "purged" }
  /** A later attempt may succeed. `error` holds neither address nor token, so it may be logged. */
  | { readonly kind: "failed"; readonly error: string };

/** The cache in front of the shop, which holds copies of images until it is told that they are gone. */
export type Cdn = {
  /** Asks for all copies of these addresses to be dropped. Safe to repeat. */
  purge(addresses: readonly string[]): Promise<CdnPurgeResult>;
};
