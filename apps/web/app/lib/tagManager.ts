import { pushEvent } from "./dataLayer.ts";

const HOST = "https://www.googletagmanager.com";

/** Loads the container once (R2.5). Only after consent: the caller has asked. */
export const loadTagManager = (id: string): void => {
  if (document.querySelector(`script[src^="${HOST}"]`)) return;
  pushEvent({ event: "gtm.js", "gtm.start": Date.now() });
  const script = document.createElement("script");
  script.async = true;
  script.src = `${HOST}/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};
