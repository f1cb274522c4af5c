/**
 * Addresses that open something to whoever knows them (R6.3): an order, a wall, a conversation, what is kept of somebody. No
 * third party is told one, nor may it read one of the page that it runs in.
 */
const KEY = /^\/(order|walls|messages|unsubscribe|privacy\/data|admin\/orders|admin\/messages)\/[^/]+/;

export const isKeyAddress = (path: string): boolean => KEY.test(path);

/** What kind of page it is, and no more: `/order/:id/photos/:id`. */
export const withoutKeys = (path: string): string =>
  path.replace(KEY, "/$1/:id").replace(/^(\/order\/:id\/\w+)\/[^/]+/, "$1/:id");
