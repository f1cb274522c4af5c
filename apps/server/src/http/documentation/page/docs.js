// Lists the calls of /api/openapi.json and sends them. Plain JavaScript, as the browser runs it.

const spec = await (await fetch("/api/openapi.json")).json();

/** Creates an element with attributes and children. Strings become text nodes, never HTML. */
const createElement = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

/** Returns a schema with its references resolved. */
const resolve = (schema) =>
  schema?.$ref ? resolve(spec.components.schemas[schema.$ref.split("/").at(-1)]) : (schema ?? {});

/** Returns an example value of a schema, to start from. */
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
  createElement("label", { for: id }, name),
  createElement("input", { id, name, value, autocomplete: "off", spellcheck: "false" }),
];

const errorTable = (operation) =>
  createElement(
    "table",
    {},
    createElement(
      "thead",
      {},
      createElement(
        "tr",
        {},
        createElement("th", { scope: "col" }, "Status"),
        createElement("th", { scope: "col" }, "Says"),
      ),
    ),
    createElement(
      "tbody",
      {},
      ...Object.entries(operation.responses).map(([status, { description }]) =>
        createElement("tr", {}, createElement("td", {}, status), createElement("td", {}, description)),
      ),
    ),
  );

/** Returns the form of one call and the element for its response. */
const form = (path, method, operation) => {
  const id = operation.operationId;
  const parameters = operation.parameters ?? [];
  const schema = operation.requestBody?.content["application/json"]?.schema;
  const takesFile = operation.requestBody?.content["multipart/form-data"] !== undefined;
  const answer = createElement("pre", { role: "status", "aria-label": "Reply", tabindex: "0", hidden: "" });
  const inputs = createElement("form", {}, ...parameters.flatMap(({ name }) => field(`${id}-${name}`, name)));
  if (schema) {
    const text = JSON.stringify(example(schema), null, 2);
    inputs.append(
      createElement("label", { for: `${id}-body` }, "Body"),
      createElement(
        "textarea",
        { id: `${id}-body`, name: "body", rows: String(Math.min(text.split("\n").length, 20)) },
        text,
      ),
    );
  }
  if (takesFile)
    inputs.append(
      createElement("label", { for: `${id}-file` }, "file"),
      createElement("input", { id: `${id}-file`, type: "file" }),
    );
  inputs.append(createElement("button", { type: "submit" }, "Send"));
  inputs.addEventListener("submit", async (event) => {
    event.preventDefault();
    const formData = new FormData(inputs);
    const fieldValue = (name) => String(formData.get(name) ?? "");
    const url = `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(fieldValue(name)))}`;
    const query = new URLSearchParams();
    const headers = {};
    for (const { name, in: location } of parameters) {
      if (location === "query" && fieldValue(name)) query.append(name, fieldValue(name));
      if (location === "header" && fieldValue(name)) headers[name] = fieldValue(name);
    }
    let body;
    if (schema) {
      headers["content-type"] = "application/json";
      body = fieldValue("body");
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
      // Not JSON: show the text.
    }
    answer.hidden = false;
    answer.textContent = `${response.status} ${response.statusText}\n\n${shown}`;
  });
  return [inputs, answer];
};

const calls = Object.entries(spec.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

document.querySelector("#about").textContent = spec.info.description;
for (const { name } of spec.tags) {
  const section = createElement("section", {}, createElement("h2", {}, name));
  for (const { path, method, operation } of calls.filter(({ operation }) => operation.tags.includes(name))) {
    const details = createElement(
      "details",
      { id: operation.operationId },
      createElement(
        "summary",
        {},
        createElement("code", {}, `${method} ${path}`),
        " ",
        createElement("span", {}, operation.summary),
      ),
    );
    // Created when the section is opened: thirty forms at once would slow the page for nothing.
    details.addEventListener(
      "toggle",
      () => details.append(createElement("div", {}, errorTable(operation), ...form(path, method, operation))),
      { once: true },
    );
    section.append(details);
  }
  document.querySelector("#calls").append(section);
}
