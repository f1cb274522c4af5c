/** A fault that a person can act on: its message is one clear sentence, and no stack is shown. */
export class SetupError extends Error {}

/** @type {Record<string, string>} What the system says when it does not let us work, in words. */
const SYSTEM_ERROR_REASONS = {
  EACCES: "there is no right to write",
  EPERM: "there is no right to write",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
};

/**
 * Runs a script of this folder and ends the process with the exit code it gives. A fault ends it with 1 and its sentence.
 * @param {() => Promise<number>} script
 * @param {() => void} [onError] what else to print when the script could not do its work
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
