const MODULE_PRELOAD_TAG = '<link rel="modulepreload"';

/**
 * Returns a page's HTML with a lower fetch priority for its scripts, so that styles and fonts load first. React Router
 * gives every script the same priority as the styles, and on a phone they would all share the connection.
 */
export const lowPriorityScripts = (html: string): string =>
  html.replaceAll(MODULE_PRELOAD_TAG, `${MODULE_PRELOAD_TAG} fetchpriority="low"`);
