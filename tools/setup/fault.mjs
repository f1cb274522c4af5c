/** A fault that a person can act on: its message is one clear sentence, and no stack is shown. */
export class Fault extends Error {}

/**
 * Runs a script of this folder and ends the process with the exit code it gives. A Fault ends it with 1 and its sentence.
 * @param {() => Promise<number>} script
 * @param {() => void} [afterFault] what else to print when the script could not do its work
 */
export async function runScript(script, afterFault = () => {}) {
  try {
    process.exitCode = await script();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    afterFault();
    process.exitCode = 1;
  }
}
