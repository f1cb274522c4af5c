import type { MailKind } from "../../../ports/mails/MailOutbox.ts";
import { composeDataRequestMail } from "./composeDataRequestMail.ts";
import { composeDesignLinkMail } from "./composeDesignLinkMail.ts";
import { composeOrderLinksMail } from "./composeOrderLinksMail.ts";
import type { MailComposer } from "./mailComposer.ts";
import { composeMessageForShopMail, composeMessageForShopperMail } from "./messageMailComposers.ts";
import { composeEmailReplacedMail, orderMailComposer } from "./orderMailComposer.ts";
import { printQuestionMailComposer } from "./printQuestionMailComposer.ts";
import { composePartlyRefundedMail, composePaymentRefundedMail } from "./refundMailComposers.ts";
import { replacementMailComposer } from "./replacementMailComposer.ts";
import {
  composeStaffAlertMail,
  composeStaffInvitationMail,
  composeStaffNoticesMail,
  composeStaffPasswordLinkMail,
  composeStaffTestMail,
} from "./staffMailComposers.ts";
import { composePromoWelcomeMail, composeSubscriptionConfirmMail } from "./subscriberMailComposers.ts";

/** The composer of each kind of mail. A kind without a composer does not compile. */
export const MAIL_COMPOSERS: Readonly<Record<MailKind, MailComposer>> = {
  order_confirmation: orderMailComposer("order_confirmation"),
  uploads_wanted: orderMailComposer("uploads_wanted"),
  upload_link: orderMailComposer("upload_link"),
  uploads_reminder: orderMailComposer("uploads_reminder"),
  uploads_received: orderMailComposer("uploads_received"),
  in_production: orderMailComposer("in_production"),
  shipped: orderMailComposer("shipped"),
  delivered: orderMailComposer("delivered"),
  cancelled: orderMailComposer("cancelled"),
  refunded: orderMailComposer("refunded"),
  order_changed: orderMailComposer("order_changed"),
  parcel_corrected: orderMailComposer("parcel_corrected"),
  parcel_number_added: orderMailComposer("parcel_number_added"),
  email_corrected: orderMailComposer("email_corrected"),
  email_replaced: composeEmailReplacedMail,
  order_links: composeOrderLinksMail,
  partly_refunded: composePartlyRefundedMail,
  payment_given_back: composePaymentRefundedMail,
  replacement_made: replacementMailComposer("replacement_made"),
  replacement_shipped: replacementMailComposer("replacement_shipped"),
  print_question: printQuestionMailComposer("print_question"),
  print_question_reminder: printQuestionMailComposer("print_question_reminder"),
  subscription_confirm: composeSubscriptionConfirmMail,
  promo_welcome: composePromoWelcomeMail,
  design_link: composeDesignLinkMail,
  data_request: composeDataRequestMail,
  message_for_shop: composeMessageForShopMail,
  message_for_shopper: composeMessageForShopperMail,
  staff_invitation: composeStaffInvitationMail,
  staff_password_link: composeStaffPasswordLinkMail,
  staff_alert: composeStaffAlertMail,
  staff_notices: composeStaffNoticesMail,
  staff_test: composeStaffTestMail,
};
