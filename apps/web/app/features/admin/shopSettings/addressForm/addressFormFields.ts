import { postcodeRule, toPostcodeShape } from "@storywall/domain/sites/postcodeShape.ts";
import { ADDRESS_FIELDS, type AddressField } from "@storywall/domain/sites/site.ts";

/** The fields of an address, without the country, which is always that of the site. */
export type PartName = Exclude<AddressField["name"], "country">;
export const PART_NAMES: readonly PartName[] = ADDRESS_FIELDS.filter((name) => name !== "country");

/** Whether checkout asks for a part of the address, and whether it may be left empty. */
export type PartRequirement = "required" | "optional" | "never";

type Part = {
  /** The name of the part for the owner, and its first label for shoppers. */
  readonly title: string;
  /** HTML autocomplete token, which browsers use to fill it in. */
  readonly autocomplete: string;
  /** True when couriers need it, so that it is always required (`readAddressForm`). */
  readonly isNeeded?: true;
};

export const ADDRESS_PARTS: Readonly<Record<PartName, Part>> = {
  firstName: { title: "First name", autocomplete: "given-name", isNeeded: true },
  lastName: { title: "Last name", autocomplete: "family-name", isNeeded: true },
  company: { title: "Company", autocomplete: "organization" },
  address1: { title: "Street address", autocomplete: "address-line1", isNeeded: true },
  address2: { title: "Flat, unit or building", autocomplete: "address-line2" },
  suburb: { title: "Suburb", autocomplete: "address-level3" },
  city: { title: "City or town", autocomplete: "address-level2", isNeeded: true },
  province: { title: "Region, state or province", autocomplete: "address-level1" },
  zip: { title: "Postcode", autocomplete: "postal-code", isNeeded: true },
  phone: { title: "Phone number", autocomplete: "tel", isNeeded: true },
};

type Form = readonly AddressField[];

export const findField = (form: Form, name: PartName): AddressField | undefined =>
  form.find((field) => field.name === name);

export const requirementOf = (field: AddressField | undefined): PartRequirement => {
  if (!field) return "never";
  return field.required ? "required" : "optional";
};

/** Returns the form with the requirement of a part changed. A new part is inserted in the usual order. */
export const setRequirement = (form: Form, name: PartName, requirement: PartRequirement): Form => {
  if (requirement === "never") return form.filter((field) => field.name !== name);
  const required = requirement === "required";
  if (findField(form, name)) return changeField(form, name, (field) => ({ ...field, required }));
  const { title, autocomplete } = ADDRESS_PARTS[name];
  const index = form.findIndex((field) => ADDRESS_FIELDS.indexOf(field.name) > ADDRESS_FIELDS.indexOf(name));
  return form.toSpliced(index === -1 ? form.length : index, 0, {
    name,
    label: title,
    required,
    autocomplete,
  });
};

export const setLabel = (form: Form, name: PartName, label: string): Form =>
  changeField(form, name, (field) => ({ ...field, label }));

/** Returns the form with the hint of a part changed. An empty hint is left out. */
export const setHint = (form: Form, name: PartName, hint: string): Form =>
  changeField(form, name, ({ hint: _, ...field }) => ({ ...field, ...(hint === "" ? {} : { hint }) }));

/** Returns the format of postcodes, such as `9999`; the pattern when no example shows it; empty when formats vary. */
export const postcodeShapeOf = ({ pattern }: AddressField): string =>
  pattern === undefined ? "" : (toPostcodeShape(pattern) ?? pattern);

/**
 * Returns the form with postcodes that are written like the typed example. A hint that was generated from the earlier
 * example is replaced. Text that is no example becomes the pattern itself, which the site's parser then checks.
 */
export const setPostcodeShape = (form: Form, typed: string): Form =>
  changeField(form, "zip", ({ pattern: _, inputMode: __, hint, ...field }) => {
    const before = findField(form, "zip");
    const isMadeHint = hint === postcodeRule(before ? postcodeShapeOf(before) : "").hint;
    const shape = typed.toUpperCase();
    const rule = postcodeRule(shape);
    return {
      ...field,
      ...(hint === undefined || isMadeHint ? {} : { hint }),
      ...(typed === "" ? {} : { pattern: typed }),
      ...(isMadeHint || hint === undefined ? rule : { ...rule, hint }),
    };
  });

/** Returns choices as text to edit, one per line: "WC: Western Cape", or the name alone. */
export const choicesTextOf = ({ options = [] }: AddressField): string =>
  options.map(({ value, label }) => (value === label ? label : `${value}: ${label}`)).join("\n");

/** Returns the form with the typed choices of a part. Without choices, shoppers type freely. */
export const setChoices = (form: Form, name: PartName, typed: string): Form => {
  const options = parseChoices(typed);
  return changeField(form, name, ({ options: _, ...field }) => ({
    ...field,
    ...(options.length === 0 ? {} : { options }),
  }));
};

/** Returns the typed choices, one per line. */
export const parseChoices = (typed: string): NonNullable<AddressField["options"]> =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, value = line, label = line] = /^([A-Za-z]{1,6}):\s*(.+)$/.exec(line) ?? [];
      return { value, label };
    });

const changeField = (form: Form, name: PartName, change: (field: AddressField) => AddressField): Form =>
  form.map((field) => (field.name === name ? change(field) : field));
