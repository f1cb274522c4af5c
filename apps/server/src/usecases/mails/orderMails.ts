import type { OrderMailKind } from "../../ports/mails/MailOutbox.ts";
import { cancelled } from "./kinds/cancelled.ts";
import { delivered } from "./kinds/delivered.ts";
import { inProduction } from "./kinds/inProduction.ts";
import { orderChanged } from "./kinds/orderChanged.ts";
import { orderConfirmation } from "./kinds/orderConfirmation.ts";
import { refunded } from "./kinds/refunded.ts";
import { shipped } from "./kinds/shipped.ts";
import { uploadsReceived } from "./kinds/uploadsReceived.ts";
import { uploadsReminder } from "./kinds/uploadsReminder.ts";
import { uploadsWanted } from "./kinds/uploadsWanted.ts";
import type { WriteOrderMail } from "./orderMail.ts";

/** What each kind says; one without a file does not compile. */
export const ORDER_MAILS: Readonly<Record<OrderMailKind, WriteOrderMail>> = {
  order_confirmation: orderConfirmation,
  uploads_wanted: uploadsWanted,
  /** The same once more, because the shopper asked for it. */
  upload_link: uploadsWanted,
  uploads_reminder: uploadsReminder,
  uploads_received: uploadsReceived,
  in_production: inProduction,
  shipped,
  delivered,
  cancelled,
  refunded,
  order_changed: orderChanged,
};
