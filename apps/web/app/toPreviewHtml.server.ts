const SCRIPTS = /<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

/**
 * Returns a page's HTML without its scripts. A preview only shows the page: starting the whole shop inside a form would
 * keep a phone busy for half a second. Links open in a new tab, because other pages refuse to be shown in a frame.
 */
export const toPreviewHtml = (html: string): string =>
  html.replace(SCRIPTS, "").replace("</head>", (end) => `<base target="_blank">${end}`);
