/** A deliberate break of a requirement in production code, and the test that must notice it. */
export type Mutation = {
  /**
   * Number of a reliability requirement, 1 to 30, which tests quote as `reliability 3: …`; or of a requirement of
   * docs/spec.md, which they quote as it is: `R4.3 …`.
   */
  readonly requirement: number | `R${string}` | `B${string}`;
  /** What the broken code does, in words. */
  readonly effect: string;
  /** The production file, relative to the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly search: string;
  readonly replace: string;
  readonly test: {
    readonly file: string;
    /** As in the source, also with placeholders: `%s` and `${…}` stand for any text. */
    readonly title: string;
  };
};

/** Returns the file's text with the mutation made. @throws Error when its place is not found exactly once. */
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
