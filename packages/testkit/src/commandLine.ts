/** Returns what follows `--name` on the command line of this process; undefined without it. */
export const readOption = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
