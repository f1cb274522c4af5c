/** A field of data from outside (storage, another tab, a reply); undefined where there is none, whatever the data is. */
export const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
