// Writes the parts of Shopify's schemas that our documents use. Run it after a document selects or sends something new:
//   npm pack @shopify/dev-mcp@1.16.0 && tar xzf shopify-dev-mcp-1.16.0.tgz
//   node tools/shopify/updateSchema.ts package/dist/data
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { buildClientSchema } from "graphql";
import { pruneSchema } from "./pruneSchema.ts";
import { API_NAMES, readDocuments, SCHEMA_VERSION, schemaPathOf } from "./shopifyFiles.ts";

const SOURCES = {
  admin: `admin_${SCHEMA_VERSION}.json.gz`,
  storefront: `storefront-graphql_${SCHEMA_VERSION}.json.gz`,
} as const;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Name the folder that holds Shopify's introspection files.");

for (const api of API_NAMES) {
  const { data } = JSON.parse(gunzipSync(readFileSync(join(folder, SOURCES[api]))).toString());
  const documents = readDocuments(api);
  if (documents.length === 0) continue;
  const text = pruneSchema(
    buildClientSchema(data),
    documents.map(({ document }) => document),
  );
  writeFileSync(schemaPathOf(api), text);
  console.log(`${schemaPathOf(api)}: ${text.length} characters`);
}
