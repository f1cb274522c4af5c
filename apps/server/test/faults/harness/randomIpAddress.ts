/** Returns a random IPv4 address for a shopper. Fault runs do not test the rate limits of one address. */
export const randomIpAddress = (): string =>
  Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join(".");
