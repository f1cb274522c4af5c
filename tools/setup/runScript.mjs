import { SetupError } from "./setupError.mjs";

/** @type {Record<string, string>} Explanations of the system's error codes. */
const SYSTEM_ERROR_REASONS = {
  EACCES: "there is no right to write",
  EPERM: "there is no right to write",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
};

/**
 * Runs a script and sets the exit code that it returns. A SetupError, or a system error, prints one sentence and sets
 * 1.
 * @param {() => Promise<number>} script
 * @param {() => void} [onError] prints more after such an error
 */
export async function runScript(script, onError = () => {}) {
  try {
    process.exitCode = await script();
  } catch (error) {
    const message = error instanceof SetupError ? error.message : systemErrorMessage(error);
    if (!message) throw error;
    console.error(message);
    onError();
    process.exitCode = 1;
  }
}

/** @param {unknown} error @returns {string | undefined} */
function systemErrorMessage(error) {
  const { code = "", path } = /** @type {NodeJS.ErrnoException} */ (error);
  const reason = SYSTEM_ERROR_REASONS[code];
  return reason && path ? `${path}: ${reason}.` : undefined;
}
