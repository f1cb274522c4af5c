/** Where a shopper comes from: one of many, for the limits of a single address are not what fault runs are about. */
export const randomIpAddress = (): string =>
  Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 254)).join(".");
