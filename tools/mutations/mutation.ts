/** A deliberate break of a requirement in production code, and the test that must notice it. */
export type Mutation = {
  /**
   * Number of a reliability requirement, 1 to 30, which tests quote as `reliability 3: …`; or of a requirement of
   * docs/spec.md, which tests quote unchanged: `R4.3 …`.
   */
  readonly requirement: number | `R${string}` | `B${string}`;
  /** The effect of the broken code, in words. */
  readonly effect: string;
  /** The production file, relative to the repository. */
  readonly file: string;
  /** Text to replace, which occurs exactly once in the file. */
  readonly search: string;
  readonly replace: string;
  readonly test: {
    readonly file: string;
    /** Title as in the source, with its placeholders: `%s` and `${…}` match any text. */
    readonly title: string;
  };
};

/**
 * Returns the file's text with the mutation applied.
 * @throws Error when `search` does not occur exactly once.
 */
export const applyMutation = (source: string, { file, search, replace }: Mutation): string => {
  const [before, after, ...more] = source.split(search);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} must contain this exactly once: ${search}`);
  return before + replace + after;
};

/** Returns a pattern of the full names that a test of this title is reported under. */
export const titlePattern = (title: string): string =>
  title
    .split(/%[a-z#]|\$\{[^}]*\}|\$[a-z]+\b/i)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".*");
