import { createHash } from "node:crypto";

/**
 * Returns the hash of a token; the database stores only that. A fast hash is enough: a token is 144 random bits
 * and cannot be guessed. Slow hashes are for passwords.
 */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
