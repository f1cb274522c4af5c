/**
 * Addresses that give access to anyone who knows them (R6.3): an order, a shared wall, a conversation, personal data.
 * They are not sent to third parties, and no third party's script runs in such a page, where it could read the address.
 */
const SECRET_PATH = /^\/(order|walls|messages|newsletter|unsubscribe|privacy\/data)\/[^/]+/;

export const isSecretPath = (path: string): boolean => SECRET_PATH.test(path);

/** Returns the path with placeholders instead of ids, `/order/:id/photos/:id`: the kind of page and no more. */
export const redactPath = (path: string): string =>
  path.replace(SECRET_PATH, "/$1/:id").replace(/^(\/order\/:id\/\w+)\/[^/]+/, "$1/:id");
