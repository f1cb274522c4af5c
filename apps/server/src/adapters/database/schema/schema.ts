import type { CartTables } from "./cartTables.ts";
import type { CatalogueTables } from "./catalogueTables.ts";
import type { CommerceTables } from "./commerceTables.ts";
import type { DesignLinkTables } from "./designLinkTables.ts";
import type { MessageTables } from "./messageTables.ts";
import type { OrderTables } from "./orderTables.ts";
import type { PaymentTables } from "./paymentTables.ts";
import type { PhotoTables } from "./photoTables.ts";
import type { PlatformTables } from "./platformTables.ts";
import type { PrintTables } from "./printTables.ts";
import type { PromoTables } from "./promoTables.ts";
import type { StaffTables } from "./staffTables.ts";
import type { VisitorTables } from "./visitorTables.ts";

/** The tables after all migrations. Columns are snake_case in the database and camelCase here. */
export type Schema = CartTables &
  CatalogueTables &
  CommerceTables &
  DesignLinkTables &
  MessageTables &
  OrderTables &
  PaymentTables &
  PhotoTables &
  PlatformTables &
  PrintTables &
  PromoTables &
  StaffTables &
  VisitorTables;
