/** The roles of staff. Each has a fixed list of rights; rights are not given to individual staff members. */
export const STAFF_ROLES = ["owner", "manager", "workshop", "service", "books"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_LABELS = {
  owner: "Owner",
  manager: "Manager",
  workshop: "Workshop",
  service: "Service",
  books: "Books",
} as const satisfies Record<StaffRole, string>;

/** What a right allows, as the end of the sentence "Your role cannot …". */
export const RIGHT_LABELS = {
  "account.edit": "change your own account",
  "orders.read": "see orders",
  "orders.personalData": "see names, addresses and phone numbers",
  "orders.addressAtPacking": "see the address of an order that is packed",
  "orders.email": "see email addresses",
  "orders.amounts": "see amounts of money",
  "orders.replace": "send a replacement",
  "prints.work": "look at, print and pack orders",
  "refunds.create": "give money back or cancel an order",
  "payments.review": "settle payments that a person must look at",
  "messages.write": "read and answer messages",
  "shop.edit": "change prices, codes, words and art",
  "stock.edit": "change what is in stock",
  "figures.read": "see the figures",
  "figures.prints": "see the figures of prints",
  "exports.personalData": "export names and addresses",
  "exports.courier": "make a courier's file",
  "business.edit": "change the business and its emails",
  "staff.manage": "let people in and stop them",
  "auditLog.read": "read the log",
} as const;
export type Right = keyof typeof RIGHT_LABELS;

const isRight = (name: string): name is Right => name in RIGHT_LABELS;
export const RIGHTS: readonly Right[] = Object.keys(RIGHT_LABELS).filter(isRight);

/**
 * The roles that have each right. A limit of an amount (refunds, replacements) is not a right: the use case checks
 * it separately.
 */
// biome-ignore format: a table is read by its columns
const ROLES_BY_RIGHT: Readonly<Record<Right, readonly StaffRole[]>> = {
  "account.edit":            ["owner", "manager", "workshop", "service", "books"],
  "orders.read":             ["owner", "manager", "workshop", "service", "books"],
  "orders.personalData":     ["owner", "manager",             "service"],
  "orders.addressAtPacking": ["owner", "manager", "workshop", "service"],
  "orders.email":            ["owner", "manager",             "service"],
  "orders.amounts":          ["owner", "manager",             "service", "books"],
  "orders.replace":          ["owner", "manager",             "service"],
  "prints.work":             ["owner", "manager", "workshop"],
  "refunds.create":          ["owner", "manager",             "service"],
  "payments.review":         ["owner", "manager"],
  "messages.write":          ["owner", "manager",             "service"],
  "shop.edit":               ["owner", "manager"],
  "stock.edit":              ["owner", "manager", "workshop"],
  "figures.read":            ["owner", "manager",                        "books"],
  "figures.prints":          ["owner", "manager", "workshop",            "books"],
  "exports.personalData":    ["owner"],
  "exports.courier":         ["owner", "manager", "workshop"],
  "business.edit":           ["owner"],
  "staff.manage":            ["owner"],
  "auditLog.read":           ["owner", "manager",                        "books"],
};

export const hasRight = (role: StaffRole, right: Right): boolean => ROLES_BY_RIGHT[right].includes(role);

export const rightsOf = (role: StaffRole): readonly Right[] =>
  RIGHTS.filter((right) => hasRight(role, right));

/** Returns true when `giver` has every right of `role`. Staff may not grant a right that they lack. */
export const canGiveRole = (giver: StaffRole, role: StaffRole): boolean =>
  rightsOf(role).every((right) => hasRight(giver, right));
