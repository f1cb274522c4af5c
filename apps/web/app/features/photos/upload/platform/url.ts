/**
 * Replaces `url-parse` for tus-js-client: resolves a URL against a base with the browser's own class. That class
 * needs an absolute base, so a relative one is resolved against the page first.
 */
export default class PageUrl extends URL {
  constructor(link: string, base: string) {
    super(link, new URL(base, location.href));
  }
}
