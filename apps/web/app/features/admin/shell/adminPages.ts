import type { Right } from "@storywall/domain/staff/roles.ts";
import type { ReactNode } from "react";
import { ChatIcon } from "../../../ui/icons/icons.tsx";
import {
  ArtIcon,
  BusinessIcon,
  ClockIcon,
  CoinIcon,
  CustomersIcon,
  DeliveryIcon,
  FiguresIcon,
  GiftIcon,
  GlobeIcon,
  HistoryIcon,
  KeyIcon,
  LawIcon,
  LogIcon,
  MaterialsIcon,
  OrdersIcon,
  PackIcon,
  PeopleIcon,
  PixelsIcon,
  PlaceIcon,
  PrintIcon,
  QuestionIcon,
  ReviewIcon,
  SettingsIcon,
  ShieldIcon,
  StockIcon,
  TagIcon,
  TextIcon,
  TodayIcon,
} from "./adminIcons.tsx";

export type AdminPage = {
  readonly path: string;
  readonly label: string;
  readonly icon: (props: { readonly size?: number }) => ReactNode;
  /** Right that is needed to list the page; undefined: everyone may open it. The server checks rights itself. */
  readonly right: Right | undefined;
  readonly group: AdminPageGroup;
  /** Other words that find the page in the command palette. */
  readonly keywords: readonly string[];
  /** True for pages in the bar at the bottom of a phone, which fits four. */
  readonly isInBottomBar?: true;
  /**
   * True for pages that are needed once a month or less: they open from Shop, the search or More, so that the menu
   * fits a laptop's screen.
   */
  readonly isRare?: true;
};

export const ADMIN_PAGE_GROUPS = ["Work", "Shop", "Business"] as const;
export type AdminPageGroup = (typeof ADMIN_PAGE_GROUPS)[number];

/** Every admin page that can be opened by itself, in the order of the menu: work first. Each has an icon of its own. */
// biome-ignore format: a table is read by its columns
export const ADMIN_PAGES: readonly AdminPage[] = [
  { path: "/admin",          label: "Today",    icon: TodayIcon,  right: undefined, group: "Work", keywords: ["home", "to do", "start"], isInBottomBar: true },
  { path: "/admin/orders",   label: "Orders",   icon: OrdersIcon, right: "orders.read", group: "Work", keywords: ["list", "parcels", "late", "begin", "start making", "cancel", "refund", "money back", "replace", "damaged", "tracking"], isInBottomBar: true },
  { path: "/admin/look",     label: "Check photos", icon: ReviewIcon, right: "prints.work", group: "Work", keywords: ["look", "soft", "prints", "held", "approve", "pixels"] },
  { path: "/admin/make",     label: "Print queue", icon: PrintIcon,  right: "prints.work", group: "Work", keywords: ["make", "batches", "print", "sheets", "cut list", "spoilt"] },
  { path: "/admin/pack",     label: "Packing",  icon: PackIcon,   right: "prints.work", group: "Work", keywords: ["pack", "parcels", "scan", "send", "ship"], isInBottomBar: true },
  { path: "/admin/messages", label: "Messages", icon: ChatIcon,   right: "messages.write", group: "Work", keywords: ["threads", "answers", "questions"], isInBottomBar: true },
  { path: "/admin/customers", label: "Customers", icon: CustomersIcon, right: "orders.personalData", group: "Work", keywords: ["people", "shoppers", "privacy", "requests", "newsletter", "consent"] },
  { path: "/admin/figures",  label: "Figures",  icon: FiguresIcon, right: "figures.read", group: "Work", keywords: ["sales", "revenue", "report", "statistics", "charts", "csv"] },
  { path: "/admin/stock",    label: "Stock",    icon: StockIcon,   right: "stock.edit", group: "Work", keywords: ["mouldings", "mats", "out of stock", "frames", "oak", "sold out"] },
  { path: "/admin/shop",          label: "Shop",             icon: SettingsIcon, right: "shop.edit", group: "Shop", keywords: ["settings", "check list", "set up"] },
  { path: "/admin/shop/prices",   label: "Prices",           icon: CoinIcon,      right: "shop.edit", group: "Shop", keywords: ["amounts", "frames", "sets", "increase"] },
  { path: "/admin/shop/earlier-prices", label: "Earlier prices", icon: ClockIcon,   right: "shop.edit", group: "Shop", keywords: ["was", "sale", "before", "original"], isRare: true },
  { path: "/admin/art",           label: "Art",              icon: ArtIcon,      right: "shop.edit", group: "Shop", keywords: ["pictures", "upload", "sets", "featured", "catalogue", "sale"] },
  { path: "/admin/codes",         label: "Promo codes",      icon: TagIcon,      right: "shop.edit", group: "Shop", keywords: ["discount", "vouchers", "coupons", "campaign"] },
  { path: "/admin/shop/delivery", label: "Delivery",         icon: DeliveryIcon,     right: "shop.edit", group: "Shop", keywords: ["shipping", "rates", "holidays", "cut-off", "change window"] },
  { path: "/admin/shop/address-form", label: "Address form", icon: PlaceIcon,     right: "shop.edit", group: "Shop", keywords: ["checkout", "postcode", "province", "suburb", "state"], isRare: true },
  { path: "/admin/shop/materials", label: "Materials",       icon: MaterialsIcon, right: "shop.edit", group: "Shop", keywords: ["wood", "paper", "depth", "weight", "plates"], isRare: true },
  { path: "/admin/shop/prints",   label: "Photo sharpness",  icon: PixelsIcon,   right: "shop.edit", group: "Shop", keywords: ["soft prints", "ppi", "resolution", "blurry", "look"], isRare: true },
  { path: "/admin/shop/words",    label: "Page texts",       icon: TextIcon,    right: "shop.edit", group: "Shop", keywords: ["words", "copy", "headline", "home page"] },
  { path: "/admin/shop/questions", label: "Questions and answers", icon: QuestionIcon, right: "shop.edit", group: "Shop", keywords: ["faq", "help", "answers"] },
  { path: "/admin/shop/offer",    label: "Welcome offer",    icon: GiftIcon,      right: "shop.edit", group: "Shop", keywords: ["banner", "discount", "newsletter"] },
  { path: "/admin/shop/law",      label: "Legal texts",      icon: LawIcon,    right: "shop.edit", group: "Shop", keywords: ["terms", "rights", "privacy", "returns"] },
  { path: "/admin/shop/history",  label: "Shop history",     icon: HistoryIcon,      right: "shop.edit", group: "Shop", keywords: ["versions", "undo", "bring back", "who changed"], isRare: true },
  { path: "/admin/shop/business", label: "Business details", icon: BusinessIcon,   right: "business.edit", group: "Business", keywords: ["legal name", "tax", "VAT", "GST", "address", "phone"] },
  { path: "/admin/shop/limits",   label: "Staff limits",  icon: ShieldIcon,   right: "business.edit", group: "Business", keywords: ["refunds", "proof", "service", "manager", "replacements"], isRare: true },
  { path: "/admin/shop/new-country", label: "Add a country", icon: GlobeIcon, right: "business.edit", group: "Business", keywords: ["site", "market", "currency", "storefront", "open"], isRare: true },
  { path: "/admin/people",        label: "People",           icon: PeopleIcon,   right: "staff.manage", group: "Business", keywords: ["staff", "roles", "invite", "devices", "suspend"] },
  { path: "/admin/log",           label: "Log",              icon: LogIcon,      right: "auditLog.read", group: "Business", keywords: ["audit", "who", "history", "csv"] },
  { path: "/admin/account",       label: "Your account",     icon: KeyIcon,   right: undefined, group: "Business", keywords: ["password", "passkey", "codes", "devices", "two-step", "second factor"] },
];

/** Forms that are opened from another page and need a right that this page does not imply. */
const RIGHTS_OF_FORMS: ReadonlyMap<string, Right> = new Map([["/admin/orders/parcels", "prints.work"]]);

/**
 * Returns whether a page may be opened, judging by its address. Some forms load no restricted data, so without this
 * check they would be filled in for nothing. The loaders of the other pages ask the server.
 */
export const mayOpen = (rights: readonly Right[], href: string): boolean => {
  const path = href.replace(/[?#].*$/, "").replace(/\/$/, "");
  const right = RIGHTS_OF_FORMS.get(path) ?? ADMIN_PAGES.find((page) => page.path === path)?.right;
  return right === undefined || rights.includes(right);
};
