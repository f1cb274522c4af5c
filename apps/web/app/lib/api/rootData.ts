import type { PagePayments } from "@storywall/contract/pages.ts";
import type { DeliveryPromises } from "@storywall/domain/orders/deliveryPromise.ts";
import type { PublicSite } from "@storywall/domain/sites/publicSite.ts";
import { useRouteLoaderData } from "react-router";

/** The same storefront in another country, for the country switch and alternate links. */
export type Storefront = {
  readonly code: PublicSite["code"];
  readonly countryName: string;
  readonly locale: string;
  readonly currency: PublicSite["currency"];
  readonly origin: string;
};

/** The data that the root loader gives to every page. */
export type RootData = {
  readonly site: PublicSite;
  /** The delivery promise for an order placed at the time of the request. */
  readonly delivery: DeliveryPromises;
  /** The public origin of this site, without a slash at the end. */
  readonly publicUrl: string;
  /** Every storefront, this one included. */
  readonly storefronts: readonly Storefront[];
  readonly tagManagerId: string | null;
  readonly chatScript: string | null;
  readonly payments: PagePayments;
  readonly photoUploads: "shop" | "direct";
  readonly offlinePages: boolean;
};

/** @throws Error when the root loader failed. */
export const useRootData = (): RootData => {
  const data = useMaybeRootData();
  if (!data) throw new Error("the root loader has failed");
  return data;
};

/** Returns undefined on the error page of a failed root loader. */
export const useMaybeRootData = (): RootData | undefined => useRouteLoaderData<() => RootData>("root");

/** Returns the address of a page at a storefront. Where storefronts share an origin (one host), the query names it. */
export const storefrontUrl = (storefront: Storefront, all: readonly Storefront[], path: string): string => {
  const shared = all.some((other) => other !== storefront && other.origin === storefront.origin);
  const site = shared ? `${path.includes("?") ? "&" : "?"}site=${storefront.code}` : "";
  return `${storefront.origin}${path}${site}`;
};
