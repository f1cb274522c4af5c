const LOOPBACK_HOST = /^(([^.]+\.)*localhost|\[?(::1|(::ffff:)?127(\.\d+){3})]?)$/i;

/**
 * Returns true for a host name or address of this machine: `localhost` and names below it (RFC 6761), 127.0.0.0/8 and
 * ::1, as a URL writes them or without brackets.
 */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(host);
