import { root } from "./paths.mjs";

/**
 * Returns one sentence that explains why `npm ci` failed.
 * @param {number} code its exit code; 127 when npm itself was not found
 * @param {string} output npm's output
 * @returns {string}
 */
export function describeNpmError(code, output) {
  if (code === 0)
    return "npm left out packages that this machine needs; the network may have failed: please start again.";
  if (code === 127)
    return "npm was not found: please install Node.js with npm (https://nodejs.org) and start again.";
  if (/ENOSPC/.test(output)) return "The packages could not be installed: the disk is full.";
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/.test(output)
  )
    return "The packages could not be downloaded: the npm registry does not answer; please check the network and start again.";
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The packages could not be installed: no right to write in ${root}.`;
  if (/can only install packages when your package\.json and package-lock\.json/.test(output))
    return "package.json and package-lock.json do not agree: please run npm install, and commit the lockfile.";
  return `The packages could not be installed. npm says:\n${output.trim()}`;
}
