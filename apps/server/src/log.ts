import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config/config.ts";

/**
 * Creates the log: lines of JSON on standard output. Callers log nothing secret or personal: errors say where
 * they happened and of what kind they are, requests say their route. Secrets that an error's message might
 * still hold are removed from the finished line.
 */
export const createLog = (
  { role, logLevel }: Pick<Config, "role" | "logLevel">,
  destination?: DestinationStream,
): Logger => {
  const options: pino.LoggerOptions = {
    level: logLevel,
    base: { role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    hooks: { streamWrite: redactSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** Patterns of secrets. The order matters: a key may contain what looks like an id. */
const SECRET_PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Starts only at the beginning of a word: most lines have no address, and a search from each letter would be
  // slow.
  [/(?<![\w.+-])[\w.+-]+@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "[email]"],
  [/(postgres(?:ql)?|smtps?):\/\/[^\s"\\]+/g, "$1://[address]"],
  [/\b\w{1,40}_secret_\w+/g, "[secret]"],
  [/\b(?:sk|rk|pk|whsec)_\w{8,}/g, "[key]"],
  [/\bBearer [^\s"\\]+/g, "Bearer [token]"],
  [/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g, "[number]"],
  // Our ids are 24 random letters, digits, - and _, always with a digit (randomIds). Names in our code have
  // none.
  [/(?<![\w-])(?=[A-Z_a-z-]*\d)[\w-]{24}(?![\w-])/g, "[id]"],
];

/** Returns the line without secrets and personal data. */
export const redactSecrets = (line: string): string =>
  SECRET_PATTERNS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
