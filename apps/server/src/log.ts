import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "./config.ts";

/**
 * The log: lines of JSON on standard output. Nothing secret or personal is given to it (errors say where and of what kind,
 * requests say their route); what an error's own words might still hold is taken out of the finished line.
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

/** What has a form by which it is known. An order matters: a key may hold what looks like an id. */
const SECRET_PATTERNS: readonly (readonly [RegExp, string])[] = [
  // From where its first part begins, and not from each of its letters: most lines have none and are read to their end.
  [/(?<![\w.+-])[\w.+-]+@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, "[e-mail]"],
  [/(postgres(?:ql)?|smtps?):\/\/[^\s"\\]+/g, "$1://[address]"],
  [/\b\w{1,40}_secret_\w+/g, "[secret]"],
  [/\b(?:sk|rk|pk|whsec)_\w{8,}/g, "[key]"],
  [/\bBearer [^\s"\\]+/g, "Bearer [token]"],
  [/(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w.-])/g, "[number]"],
  // Our own ids are 24 letters, digits, - and _ of chance; a name of ours that is so long has no digit in it.
  [/(?<![\w-])(?=[A-Z_a-z-]*\d)[\w-]{24}(?![\w-])/g, "[id]"],
];

export const redactSecrets = (line: string): string =>
  SECRET_PATTERNS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
