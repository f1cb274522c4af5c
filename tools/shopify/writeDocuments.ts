// Writes the TypeScript of our GraphQL documents: npm run shopify:documents. With --check it only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { generateDocuments } from "./generateDocuments.ts";
import { API_NAMES, documentsPathOf, readDocuments } from "./shopifyFiles.ts";

const isCheck = process.argv.includes("--check");

for (const api of API_NAMES) {
  if (readDocuments(api).length === 0) continue;
  const text = await generateDocuments(api);
  const path = documentsPathOf(api);
  if (!isCheck) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    process.stderr.write(`${path} is not what its documents make: run npm run shopify:documents\n`);
    process.exitCode = 1;
  }
}
