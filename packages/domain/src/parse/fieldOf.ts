/**
 * Returns a field of data from outside (a request, storage, a reply, an error); undefined when there is no such
 * field.
 */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
