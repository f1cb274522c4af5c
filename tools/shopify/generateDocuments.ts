import { readFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { buildSchema, type DocumentNode, Kind, parse, print } from "graphql";
import { type ApiName, documentsPathOf, readDocuments, schemaPathOf } from "./shopifyFiles.ts";

/** Types of the scalars that our documents use. Another scalar does not compile until it is listed here. */
const SCALARS = {
  ID: "string",
  DateTime: "string",
  Decimal: "string",
  Money: "string",
  URL: "string",
} as const;

/**
 * Returns the TypeScript of an API's documents: the text of each, its variables and its result.
 * @throws Error when a document does not fit the schema.
 */
export const generateDocuments = async (api: ApiName): Promise<string> => {
  const schema = buildSchema(readFileSync(schemaPathOf(api), "utf8"));
  const documents = readDocuments(api);
  const types = await codegen({
    filename: documentsPathOf(api),
    schema: parse(readFileSync(schemaPathOf(api), "utf8")),
    schemaAst: schema,
    documents: [...documents],
    plugins: [
      {
        operations: {
          immutableTypes: true,
          useTypeImports: true,
          enumType: "string-literal",
          skipTypename: true,
          scalars: SCALARS,
          defaultScalarType: "unknown",
        },
      },
    ],
    pluginMap: { operations },
    config: {},
  });
  return `${HEADER}${types}\n${documents.flatMap(({ document }) => toConstants(document)).join("\n")}`;
};

const HEADER = `// Made by tools/shopify/writeDocuments.ts of the documents beside it. Do not edit.
import type { ShopifyDocument } from "./shopifyDocument.ts";

`;

/** Returns a constant for each operation: its text, with the fragments that it uses, and its types. */
const toConstants = ({ definitions }: DocumentNode): readonly string[] => {
  const fragments = definitions
    .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
    .map((each) => print(each));
  return definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) return [];
    const name = definition.name.value;
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}${definition.operation === "query" ? "Query" : "Mutation"}`;
    const operation = print(definition);
    const used = fragments.filter((fragment) =>
      operation.includes(`...${/fragment (\w+)/.exec(fragment)?.[1]}`),
    );
    return [
      `export const ${name}: ShopifyDocument<${type}, ${type}Variables> = {`,
      `  name: "${name}",`,
      `  text: \`${[operation, ...used].join("\n\n")}\`,`,
      "};",
    ];
  });
};
