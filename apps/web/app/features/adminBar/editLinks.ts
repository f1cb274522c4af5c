import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Right } from "@storywall/domain/staff/roles.ts";

/** A page of the admin area that edits what a page of the shop shows. */
export type EditLink = { readonly label: string; readonly to: string; readonly right: Right };

type Where = { readonly pathname: string; readonly site: SiteCode };

const section = (name: string, { site }: Where): string => `/admin/shop/${name}?site=${site}`;

const words = (where: Where): EditLink => ({
  label: "Edit the words",
  to: section("words", where),
  right: "shop.edit",
});

/** What can be edited on the pages whose paths match. The first match counts. */
const EDIT_LINKS: readonly (readonly [
  path: RegExp,
  linksOf: (where: Where, id: string) => readonly EditLink[],
])[] = [
  [/^\/$/, (where) => [words(where), welcomeOffer(where)]],
  [/^\/browse\/[^/]+$/, (where) => [prices("Edit this offer's prices", where)]],
  [/^\/(?:browse|design)$/, (where) => [prices("Edit the prices", where)]],
  [
    /^\/art\/([^/]+)$/,
    (_where, id) => [{ label: "Edit this picture", to: `/admin/art/${id}`, right: "shop.edit" }],
  ],
  [/^\/art$/, () => [{ label: "Edit the art", to: "/admin/art", right: "shop.edit" }]],
  [/^\/frames$/, () => [{ label: "Edit what is in stock", to: "/admin/stock", right: "stock.edit" }]],
  [
    /^\/faq$/,
    (where) => [{ label: "Edit the answers", to: section("questions", where), right: "shop.edit" }],
  ],
  [/^\/how-it-works$/, (where) => [words(where)]],
  [
    /^\/delivery-and-returns$/,
    (where) => [
      { label: "Edit delivery", to: section("delivery", where), right: "shop.edit" },
      lawTexts("Edit the legal texts", where),
    ],
  ],
  [
    /^\/contact$/,
    (where) => [{ label: "Edit the business", to: section("business", where), right: "business.edit" }],
  ],
  [/^\/(?:terms|privacy)$/, (where) => [lawTexts("Edit the legal texts", where)]],
  [
    /^\/checkout$/,
    (where) => [{ label: "Edit delivery options", to: section("delivery", where), right: "shop.edit" }],
  ],
  [
    /^\/order\/([^/]+)/,
    (_where, id) => [{ label: "Open this order", to: `/admin/orders/${id}`, right: "orders.read" }],
  ],
  [
    /^\/messages\/([^/]+)$/,
    (_where, id) => [
      { label: "Answer in the admin area", to: `/admin/messages/${id}`, right: "messages.write" },
    ],
  ],
];

/** Returns links to where the content of a page of the shop is edited, as far as these rights allow. */
export const listEditLinks = (where: Where, rights: readonly Right[]): readonly EditLink[] => {
  for (const [path, linksOf] of EDIT_LINKS) {
    const match = path.exec(where.pathname);
    if (match) return linksOf(where, match[1] ?? "").filter(({ right }) => rights.includes(right));
  }
  return [];
};

/** Returns the link to edit one answer. Its index in the list is the index of the form's row. */
export const editAnswerLink = (index: number, question: string, site: SiteCode): EditLink => ({
  label: `Edit “${question}”`,
  to: `/admin/shop/questions?site=${site}#question-${index + 1}`,
  right: "shop.edit",
});

function prices(label: string, where: Where): EditLink {
  return { label, to: section("prices", where), right: "shop.edit" };
}

function welcomeOffer(where: Where): EditLink {
  return { label: "Edit the welcome offer", to: section("offer", where), right: "shop.edit" };
}

function lawTexts(label: string, where: Where): EditLink {
  return { label, to: section("law", where), right: "shop.edit" };
}
