import { getDataLayer, pushEvent } from "../../lib/analytics/dataLayer.ts";

const TAG_MANAGER_ORIGIN = "https://www.googletagmanager.com";

/**
 * Google's consent mode: what may be stored, by purpose. We ask only about counting visits, so advertising is never
 * granted.
 */
const ADS_DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
} as const;
const ALL_DENIED = {
  ...ADS_DENIED,
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
  security_storage: "denied",
  wait_for_update: 500,
} as const;
const ANALYTICS_GRANTED = { ...ADS_DENIED, analytics_storage: "granted" } as const;

/**
 * Loads the container once (R2.5). The caller must have consent. The default command holds until the container reads
 * the update command. The script carries the page's nonce: a policy that allowed Google's host would allow every
 * container there, and the container passes the nonce on to the scripts that it loads.
 */
export const loadTagManager = (id: string): void => {
  if (isTagManagerLoaded()) return;
  gtag("consent", "default", ALL_DENIED);
  gtag("consent", "update", ANALYTICS_GRANTED);
  pushEvent({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${TAG_MANAGER_ORIGIN}/gtm.js?id=${encodeURIComponent(id)}`;
  script.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  document.head.append(script);
};

export const isTagManagerLoaded = (): boolean =>
  document.querySelector(`script[src^="${TAG_MANAGER_ORIGIN}"]`) !== null;

/** Pushes a command. Google tells commands from events by their being an `arguments` object and not an array. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google requires the object
  getDataLayer().push(arguments);
}
