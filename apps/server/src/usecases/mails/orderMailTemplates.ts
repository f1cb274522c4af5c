import type { OrderMailKind } from "../../ports/mails/MailOutbox.ts";
import { cancelledMail } from "./kinds/cancelled.ts";
import { deliveredMail } from "./kinds/delivered.ts";
import { emailCorrectedMail } from "./kinds/emailCorrected.ts";
import { inProductionMail } from "./kinds/inProduction.ts";
import { orderChangedMail } from "./kinds/orderChanged.ts";
import { orderConfirmationMail } from "./kinds/orderConfirmation.ts";
import { parcelCorrectedMail } from "./kinds/parcelCorrected.ts";
import { parcelNumberAddedMail } from "./kinds/parcelNumberAdded.ts";
import { refundedMail } from "./kinds/refunded.ts";
import { shippedMail } from "./kinds/shipped.ts";
import { uploadsReceivedMail } from "./kinds/uploadsReceived.ts";
import { uploadsReminderMail } from "./kinds/uploadsReminder.ts";
import { uploadsWantedMail } from "./kinds/uploadsWanted.ts";
import type { OrderMailTemplate } from "./orderMail.ts";

/** The template of each kind of order mail. A kind without a template does not compile. */
export const ORDER_MAIL_TEMPLATES: Readonly<Record<OrderMailKind, OrderMailTemplate>> = {
  order_confirmation: orderConfirmationMail,
  uploads_wanted: uploadsWantedMail,
  /** The same mail, sent again at the shopper's request. */
  upload_link: uploadsWantedMail,
  uploads_reminder: uploadsReminderMail,
  uploads_received: uploadsReceivedMail,
  in_production: inProductionMail,
  shipped: shippedMail,
  delivered: deliveredMail,
  cancelled: cancelledMail,
  refunded: refundedMail,
  order_changed: orderChangedMail,
  parcel_corrected: parcelCorrectedMail,
  parcel_number_added: parcelNumberAddedMail,
  email_corrected: emailCorrectedMail,
};
