import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DocumentNode, parse } from "graphql";
import { root } from "../setup/paths.mjs";

/** Version of both schemas, which the adapter requests. */
export const SCHEMA_VERSION = "2026-07";

/** The APIs that the adapter has documents for. */
export const API_NAMES = ["admin", "storefront"] as const;
export type ApiName = (typeof API_NAMES)[number];

const ADAPTER = join(root, "apps/server/src/adapters/commerce-shopify");

export const schemaPathOf = (api: ApiName): string =>
  join(root, `packages/testkit/src/providers/shopify/${api}.graphql`);

/** Path of the TypeScript that is generated from the documents of an API. */
export const documentsPathOf = (api: ApiName): string => join(ADAPTER, `${api}Documents.generated.ts`);

/** Returns the documents of an API, in the order of their file names. */
export const readDocuments = (
  api: ApiName,
): readonly { readonly location: string; readonly document: DocumentNode }[] => {
  const folder = join(ADAPTER, "documents", api);
  return readdirSync(folder)
    .sort()
    .map((location) => ({ location, document: parse(readFileSync(join(folder, location), "utf8")) }));
};
