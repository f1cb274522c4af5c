import type { Schema } from "@storywall/contract/call.ts";
import * as z from "zod/mini";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { getCall, type RequestParts } from "./sendRaw.ts";

/** A field of a request, as the contract declares it. */
export type ContractField = {
  readonly call: RegisteredCallName;
  readonly part: "params" | "query" | "body";
  /** Names from the part to the field; LIST is any item of a list. */
  readonly path: readonly string[];
  /** The last name of the path. */
  readonly name: string;
  /** The JSON schema of its value; one of them, where a field may have values of several kinds. */
  readonly schema: JsonSchema;
};

/** What JSON schema says of a value. */
type JsonSchema = {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly format?: unknown;
  readonly maxLength?: unknown;
  readonly maxItems?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly exclusiveMinimum?: unknown;
  readonly exclusiveMaximum?: unknown;
  /** All patterns of a text. */
  readonly patterns: readonly string[];
};

const LIST = "[]";

/** Returns the fields of a call, also those in objects and lists. */
export const listFields = (call: RegisteredCallName): readonly ContractField[] =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema: Schema | undefined = getCall(call)[part];
    if (!schema) return [];
    return walk(z.toJSONSchema(schema, { io: "input" }), []).map((field) => ({ call, part, ...field }));
  });

const walk = (
  value: unknown,
  path: readonly string[],
): readonly Pick<ContractField, "path" | "name" | "schema">[] => {
  const node: Readonly<Record<string, unknown>> = { ...Object(value) };
  const { type, pattern, properties, items, anyOf = [], oneOf = [], allOf = [], ...limits } = node;
  const options = [anyOf, oneOf].flatMap((list) => Object.values(Object(list)));
  // Several patterns of one text are one schema each.
  const otherPatterns = Object.values(Object(allOf)).map((one) => Reflect.get(Object(one), "pattern"));
  const patterns = [pattern, ...otherPatterns].filter((one) => typeof one === "string");
  const name = path.findLast((step) => step !== LIST) ?? "";
  return [
    ...(type === undefined ? [] : [{ path, name, schema: { ...limits, type, patterns } }]),
    ...options.flatMap((option) => walk(option, path)),
    ...Object.entries(Object(properties)).flatMap(([field, inner]) => walk(inner, [...path, field])),
    ...(items === undefined ? [] : walk(items, [...path, LIST])),
  ];
};

export const describeField = ({ call, part, path }: ContractField): string =>
  `${call} ${[part, ...path].join(".")}`;

/**
 * Returns the request with a value in a field; in a list, in its first item. Undefined when the request has no place
 * for it.
 */
export const withValue = (
  parts: RequestParts,
  { part, path }: ContractField,
  value: unknown,
): RequestParts | undefined => {
  const changed = replaceAt(parts[part], path, value);
  return changed === undefined ? undefined : { ...parts, [part]: changed };
};

const replaceAt = (held: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (step === LIST) {
    const items: readonly unknown[] = Array.isArray(held) ? held : rest.length === 0 ? [undefined] : [];
    const first = items.length > 0 ? replaceAt(items[0], rest, value) : undefined;
    return first === undefined ? undefined : [first, ...items.slice(1)];
  }
  if (typeof held !== "object" || held === null) return undefined;
  const changed = replaceAt(Reflect.get(held, step), rest, value);
  if (changed === undefined) return undefined;
  // A tile has either a photo or an art item.
  return { ...held, ...(step === "artItemId" ? { userPhotoId: null } : {}), [step]: changed };
};

/** Returns the value that a request has in a field. */
export const readValue = (parts: RequestParts, { part, path }: ContractField): unknown => {
  let value: unknown = parts[part];
  for (const step of path) value = Reflect.get(Object(value), step === LIST ? 0 : step);
  return value;
};
