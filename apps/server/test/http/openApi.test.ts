import { Validator } from "@seriousme/openapi-schema-validator";
import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { buildOpenApi } from "@storywall/contract/openApi.ts";
import { expect, test } from "vitest";

const document = JSON.parse(JSON.stringify(buildOpenApi(ALL_CALLS)));

test("R7.7 the document is valid OpenAPI 3.1", async () => {
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  expect(document.openapi).toBe("3.1.0");
});

test.each(Object.values(ALL_CALLS).map((call): [string, Call] => [call.name, call]))(
  "R7.7 %s is documented with its path and every error",
  (_, call) => {
    const operation = document.paths[call.path.replace(/:(\w+)/g, "{$1}")]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(call.name);
    const descriptions = Object.values<{ description: string }>(operation.responses).map(
      ({ description }) => description,
    );
    for (const error of call.errors) expect(descriptions.join(", ")).toContain(error);
  },
);

test("R7.4 the webhook of payment providers is documented", () => {
  const operation = document.paths["/payments/webhook/{provider}"].post;
  expect(operation.responses["400"].description).toBe("BAD_REQUEST");
  expect(operation.parameters[0].schema.enum).toEqual(["stripe", "paystack"]);
});

test("R1.7 the webhook of commerce hosts is documented", () => {
  const operation = document.paths["/commerce/webhook/{host}"].post;
  expect(operation.parameters[0]).toMatchObject({ name: "host", schema: { enum: ["shopify"] } });
});

test("R7.7 every schema reference resolves", () => {
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
  const names = Object.keys(document.components.schemas);
  for (const reference of references) expect(names).toContain(reference.split("/").at(-1));
});
