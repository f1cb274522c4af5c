/**
 * Returns what counts as a page for `custom_page_view` (R2.4): the path and, in the designer, the layout or set, which
 * only its query names. Other queries, such as filters and sizes, are views of one page.
 */
export const pageOf = (pathname: string, search: string): string =>
  pathname + (pathname === "/design" ? (/(template|set|gallery|layout)=\w+/.exec(search)?.[0] ?? "") : "");
