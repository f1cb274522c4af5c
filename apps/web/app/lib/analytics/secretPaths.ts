/**
 * Addresses that open something to whoever knows them (R6.3): an order, a wall, a conversation, what is kept of somebody. No
 * third party is told one, nor may it read one of the page that it runs in.
 */
const SECRET_PATH =
  /^\/(order|walls|messages|unsubscribe|privacy\/data|admin\/orders|admin\/messages)\/[^/]+/;

export const isSecretPath = (path: string): boolean => SECRET_PATH.test(path);

/** What kind of page it is, and no more: `/order/:id/photos/:id`. */
export const redactPath = (path: string): string =>
  path.replace(SECRET_PATH, "/$1/:id").replace(/^(\/order\/:id\/\w+)\/[^/]+/, "$1/:id");
