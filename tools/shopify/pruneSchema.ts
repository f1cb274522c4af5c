import {
  buildSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";

/**
 * Returns the part of a schema that the documents can reach, as SDL: of types that they select from, all fields with
 * a plain value and the other fields that a document selects; of inputs that they send, everything. Descriptions are
 * left out. A misspelt plain field therefore still gets the error of the real schema.
 */
export const pruneSchema = (schema: GraphQLSchema, documents: readonly DocumentNode[]): string => {
  const selected = findSelectedFields(schema, documents);
  const types = findReachableTypes(schema, selected);
  const sdl = parse(printSchema(lexicographicSortSchema(schema)));
  const pruned: DocumentNode = visit(sdl, {
    StringValue: (_node, key) => (key === "description" ? null : undefined),
    FieldDefinition: (node, _key, _parent, _path, ancestors) => {
      const owner = ancestors.at(-1);
      const name = owner && "name" in owner ? owner.name?.value : undefined;
      const fields = name === undefined ? undefined : selected.get(name);
      if (!fields) return undefined;
      const field = objectFields(schema, name)[node.name.value];
      const isPlain =
        field && isLeafType(getNamedType(field.type)) && types.has(getNamedType(field.type).name);
      return fields.has(node.name.value) || (isPlain && field.args.length === 0) ? undefined : null;
    },
  });
  const definitions = pruned.definitions.flatMap((definition): readonly DefinitionNode[] => {
    if (definition.kind === "DirectiveDefinition") {
      const directive = schema.getDirective(definition.name.value);
      // A directive that needs a type which no document reaches is unused.
      const isUsable = directive?.args.every(({ type }) => types.has(getNamedType(type).name)) ?? false;
      return !isUsable || (directive && isSpecifiedDirective(directive)) ? [] : [definition];
    }
    if (!("name" in definition) || definition.name === undefined || !types.has(definition.name.value)) {
      return definition.kind === "SchemaDefinition" ? [definition] : [];
    }
    if (definition.kind !== "ObjectTypeDefinition" && definition.kind !== "InterfaceTypeDefinition")
      return [definition];
    const interfaces = definition.interfaces?.filter(({ name }) => types.has(name.value)) ?? [];
    return [{ ...definition, interfaces }];
  });
  const text = `${print({ ...pruned, definitions })}\n`;
  buildSchema(text);
  return text;
};

const objectFields = (schema: GraphQLSchema, name: string | undefined) => {
  const type = name === undefined ? undefined : schema.getType(name);
  return type && (isObjectType(type) || isInterfaceType(type)) ? type.getFields() : {};
};

/** Returns the names of the fields that the documents select, by the type that has them. */
const findSelectedFields = (
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const selected = new Map<string, Set<string>>();
  const info = new TypeInfo(schema);
  for (const document of documents) {
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: ({ name }) => {
          const owner = info.getParentType();
          if (owner) selected.set(owner.name, (selected.get(owner.name) ?? new Set()).add(name.value));
        },
      }),
    );
  }
  return selected;
};

/** Returns the names of all types that the selected fields, their arguments and the directives refer to. */
const findReachableTypes = (
  schema: GraphQLSchema,
  selected: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> => {
  const reachable = new Set<string>();
  const add = (type: GraphQLNamedType): void => {
    if (isSpecifiedScalarType(type) || reachable.has(type.name)) return;
    reachable.add(type.name);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) add(getNamedType(field.type));
  };
  for (const [name, fields] of selected) {
    const type = schema.getType(name);
    if (type) add(type);
    for (const [fieldName, field] of Object.entries(objectFields(schema, name))) {
      const fieldType = getNamedType(field.type);
      if (!fields.has(fieldName) && !(isLeafType(fieldType) && field.args.length === 0)) continue;
      add(fieldType);
      for (const argument of field.args) add(getNamedType(argument.type));
    }
  }
  return new Set([...reachable, "Int", "Float", "String", "Boolean", "ID"]);
};
