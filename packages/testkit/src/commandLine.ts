/** Returns the argument after `--name` on this process's command line; undefined without it. */
export const readOption = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
