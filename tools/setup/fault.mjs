/** A fault that a person can act on: its message is one clear sentence, and no stack is shown. */
export class Fault extends Error {}

/** @type {Record<string, string>} What the system says when it does not let us work, in words. */
const SYSTEM_FAULTS = {
  EACCES: "there is no right to write",
  EPERM: "there is no right to write",
  EROFS: "the disk can only be read",
  ENOSPC: "the disk is full",
};

/**
 * Runs a script of this folder and ends the process with the exit code it gives. A fault ends it with 1 and its sentence.
 * @param {() => Promise<number>} script
 * @param {() => void} [afterFault] what else to print when the script could not do its work
 */
export async function runScript(script, afterFault = () => {}) {
  try {
    process.exitCode = await script();
  } catch (error) {
    const sentence = error instanceof Fault ? error.message : systemFault(error);
    if (!sentence) throw error;
    console.error(sentence);
    afterFault();
    process.exitCode = 1;
  }
}

/** @param {unknown} error @returns {string | undefined} */
function systemFault(error) {
  const { code = "", path } = /** @type {NodeJS.ErrnoException} */ (error);
  const reason = SYSTEM_FAULTS[code];
  return reason && path ? `${path}: ${reason}.` : undefined;
}
