// Lists the calls of /api/openapi.json, and sends them. Plain JavaScript, as the browser reads it.

const document_ = await (await fetch("/api/openapi.json")).json();

/** An element with attributes and children; text is text, whatever it holds. */
const make = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** A schema behind its references. */
const resolve = (schema) =>
  schema?.$ref ? resolve(document_.components.schemas[schema.$ref.split("/").at(-1)]) : (schema ?? {});

/** A value that a schema could take, to begin from. */
const example = (reference, depth = 0) => {
  const schema = resolve(reference);
  if ("const" in schema) return schema.const;
  if ("default" in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choice) return example(choice[0], depth);
  if (schema.type === "array") return depth > 6 ? [] : [example(schema.items, depth + 1)];
  if (schema.type === "integer" || schema.type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === "boolean") return false;
  if (schema.type !== "object") return schema.type === "null" ? null : "";
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || depth === 0,
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, example(field, depth + 1)]));
};

const field = (id, name, value = "") => [
  make("label", { for: id }, name),
  make("input", { id, name, value, autocomplete: "off", spellcheck: "false" }),
];

const refusals = (operation) =>
  make(
    "table",
    {},
    make(
      "thead",
      {},
      make("tr", {}, make("th", { scope: "col" }, "Status"), make("th", { scope: "col" }, "Says")),
    ),
    make(
      "tbody",
      {},
      ...Object.entries(operation.responses).map(([status, { description }]) =>
        make("tr", {}, make("td", {}, status), make("td", {}, description)),
      ),
    ),
  );

/** The form of one call, and what came back. */
const form = (path, method, operation) => {
  const id = operation.operationId;
  const parameters = operation.parameters ?? [];
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const takesFile = operation.requestBody?.content["multipart/form-data"] !== undefined;
  const answer = make("pre", { role: "status", "aria-label": "Reply", tabindex: "0", hidden: "" });
  const inputs = make("form", {}, ...parameters.flatMap(({ name }) => field(`${id}-${name}`, name)));
  if (schema) {
    const text = JSON.stringify(example(schema), null, 2);
    inputs.append(
      make("label", { for: `${id}-body` }, "Body"),
      make(
        "textarea",
        { id: `${id}-body`, name: "body", rows: String(Math.min(text.split("\n").length, 20)) },
        text,
      ),
    );
  }
  if (takesFile)
    inputs.append(
      make("label", { for: `${id}-file` }, "file"),
      make("input", { id: `${id}-file`, type: "file" }),
    );
  inputs.append(make("button", { type: "submit" }, "Send"));
  inputs.addEventListener("submit", async (event) => {
    event.preventDefault();
    const given = new FormData(inputs);
    const valueGiven = (name) => String(given.get(name) ?? "");
    const url = `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(valueGiven(name)))}`;
    const query = new URLSearchParams();
    const headers = {};
    for (const { name, in: place } of parameters) {
      if (place === "query" && valueGiven(name)) query.append(name, valueGiven(name));
      if (place === "header" && valueGiven(name)) headers[name] = valueGiven(name);
    }
    let body;
    if (schema) {
      headers["content-type"] = "application/json";
      body = valueGiven("body");
    } else if (takesFile) {
      body = new FormData();
      body.append("file", inputs.querySelector("input[type=file]").files[0] ?? new Blob());
    }
    const response = await fetch(query.size ? `${url}?${query}` : url, { method, headers, body });
    const text = await response.text();
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      // Not JSON: shown as it is.
    }
    answer.hidden = false;
    answer.textContent = `${response.status} ${response.statusText}\n\n${shown}`;
  });
  return [inputs, answer];
};

const calls = Object.entries(document_.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

document.querySelector("#about").textContent = document_.info.description;
for (const { name } of document_.tags) {
  const section = make("section", {}, make("h2", {}, name));
  for (const { path, method, operation } of calls.filter(({ operation }) => operation.tags.includes(name))) {
    const details = make(
      "details",
      { id: operation.operationId },
      make("summary", {}, make("code", {}, `${method} ${path}`), " ", make("span", {}, operation.summary)),
    );
    // A form is made when somebody looks: thirty at once would make the page slow for nothing.
    details.addEventListener(
      "toggle",
      () => details.append(make("div", {}, refusals(operation), ...form(path, method, operation))),
      { once: true },
    );
    section.append(details);
  }
  document.querySelector("#calls").append(section);
}
