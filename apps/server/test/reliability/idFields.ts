import type { Schema } from "@storywall/contract/call.ts";
import * as z from "zod/mini";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { getCall, type RequestParts } from "./sendRaw.ts";

/** A field of a request that holds an id. */
export type IdField = {
  readonly call: RegisteredCallName;
  readonly part: "params" | "query" | "body";
  /** Names from the part to the field; `[]` is any item of a list. */
  readonly path: readonly string[];
  /** The last name of the path. */
  readonly name: string;
};

/** The patterns of the contract's `id`, `optionalId`, `clientId` and `userPhotoId`. */
const ID_PATTERN = /^\^\[A-Za-z0-9_(?:\.:)?-\]\{[01],\d+\}\$$/;
/** A field with such a name counts as an id, whatever its schema is. */
const ID_NAME = /^_?(?:id|ids|uuid|token|handle)$|(?:Id|Ids|Token|Handle|Uuid|_id|_ids|_token)$/;

/** Returns the fields with ids of a call, as its contract declares them. */
export const listIdFields = (call: RegisteredCallName): readonly IdField[] =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema: Schema | undefined = getCall(call)[part];
    const paths = schema ? listIdPaths(z.toJSONSchema(schema, { io: "input" }), []) : [];
    const unique = new Map(paths.map((path) => [path.join("."), path]));
    return [...unique.values()].map((path) => ({
      call,
      part,
      path,
      name: lastName(path),
    }));
  });

const LIST = "[]";

const listIdPaths = (schema: unknown, path: readonly string[]): readonly (readonly string[])[] => {
  const node: Readonly<Record<string, unknown>> = { ...Object(schema) };
  const { type, pattern, properties, items, anyOf = [], oneOf = [], allOf = [] } = node;
  const isOpenText = type === "string" && !("enum" in node) && !("const" in node);
  const isId = typeof pattern === "string" && ID_PATTERN.test(pattern);
  return [
    ...(isId || (isOpenText && ID_NAME.test(lastName(path))) ? [path] : []),
    ...[anyOf, oneOf, allOf].flatMap((options) =>
      Object.values(Object(options)).flatMap((option) => listIdPaths(option, path)),
    ),
    ...Object.entries(Object(properties)).flatMap(([name, field]) => listIdPaths(field, [...path, name])),
    ...(items === undefined ? [] : listIdPaths(items, [...path, LIST])),
  ];
};

const lastName = (path: readonly string[]): string => path.findLast((step) => step !== LIST) ?? "";

/** Returns the request with an id in a field; in a list, in its first item. Undefined when the request has no place for it. */
export const withId = (
  parts: RequestParts,
  { part, path }: IdField,
  id: string,
): RequestParts | undefined => {
  const changed = replaceAt(parts[part], path, id);
  return changed === undefined ? undefined : { ...parts, [part]: changed };
};

const replaceAt = (value: unknown, [step, ...rest]: readonly string[], id: string): unknown => {
  if (step === undefined) return id;
  if (step === LIST) {
    const items: readonly unknown[] = Array.isArray(value) ? value : rest.length === 0 ? [undefined] : [];
    const first = items.length > 0 ? replaceAt(items[0], rest, id) : undefined;
    return first === undefined ? undefined : [first, ...items.slice(1)];
  }
  if (typeof value !== "object" || value === null) return undefined;
  const changed = replaceAt(Reflect.get(value, step), rest, id);
  if (changed === undefined) return undefined;
  // A tile has either a photo or an art item.
  return { ...value, ...(step === "artItemId" ? { userPhotoId: null } : {}), [step]: changed };
};

/** Returns the id that a request has in a field. */
export const readId = (parts: RequestParts, { part, path }: IdField): string | undefined => {
  let value: unknown = parts[part];
  for (const step of path) value = Reflect.get(Object(value), step === LIST ? 0 : step);
  return typeof value === "string" ? value : undefined;
};
