type Fields = Readonly<Record<string, unknown>> | null;

/** Longest value on the page; the CSV has all of it. */
const MAX_LENGTH = 80;

/** Returns one line for each changed field: `status: placed → in_production`. */
export const changeLines = (before: Fields, after: Fields): readonly string[] => {
  const [old, current] = [flatten(before ?? {}), flatten(after ?? {})];
  return [...new Set([...old.keys(), ...current.keys()])].map((name) => {
    const values = [old.get(name), current.get(name)].filter((value) => value !== undefined);
    return `${name}: ${values.join(" → ")}`;
  });
};

const flatten = (fields: object, prefix = ""): Map<string, string> => {
  const lines = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [path, text] of flatten(value, `${prefix}${name}.`)) lines.set(path, text);
    } else {
      lines.set(prefix + name, shorten(typeof value === "string" ? value : JSON.stringify(value)));
    }
  }
  return lines;
};

const shorten = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
