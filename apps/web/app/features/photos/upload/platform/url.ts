/**
 * What tus-js-client asks of `url-parse`: an address resolved against another. Every browser has it, but for a base that is
 * itself given from the page's own address.
 */
export default class PageUrl extends URL {
  constructor(link: string, base: string) {
    super(link, new URL(base, location.href));
  }
}
