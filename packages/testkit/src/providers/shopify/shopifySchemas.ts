import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLSchema, isInterfaceType } from "graphql";

const schemas = new Map<string, GraphQLSchema>();

/** Reads the part of Shopify's schema that our documents use. Any other field is rejected as unknown, as by Shopify. */
export const readSchema = (api: "admin" | "storefront"): GraphQLSchema => {
  const known = schemas.get(api);
  if (known) return known;
  const schema = buildSchema(readFileSync(join(import.meta.dirname, `${api}.graphql`), "utf8"));
  // Carts of this shop have no other kind of line.
  const line = schema.getType("BaseCartLine");
  if (isInterfaceType(line)) line.resolveType = () => "CartLine";
  schemas.set(api, schema);
  return schema;
};
