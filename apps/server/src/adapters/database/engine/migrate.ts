import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as shop from "../../../../migrations/0001_shop.ts";
import * as testPayments from "../../../../migrations/0002_test_payments.ts";
import * as mailOutbox from "../../../../migrations/0003_mail_outbox.ts";
import * as ownerSessions from "../../../../migrations/0004_owner_sessions.ts";
import * as art from "../../../../migrations/0005_art.ts";
import * as paymentProviders from "../../../../migrations/0006_payment_providers.ts";
import * as aftercare from "../../../../migrations/0007_aftercare.ts";
import * as siteVersions from "../../../../migrations/0008_site_versions.ts";
import * as processes from "../../../../migrations/0009_processes.ts";
import * as photoReminders from "../../../../migrations/0010_photo_reminders.ts";
import * as prints from "../../../../migrations/0012_prints.ts";
import * as subscribers from "../../../../migrations/0013_subscribers.ts";
import * as designLinks from "../../../../migrations/0015_design_links.ts";
import * as printFolders from "../../../../migrations/0017_print_folders.ts";
import * as photoLifecycle from "../../../../migrations/0018_photo_lifecycle.ts";
import * as changesAndMessages from "../../../../migrations/0022_changes_and_messages.ts";
import * as viewLinks from "../../../../migrations/0024_view_links.ts";
import * as stoppedPayments from "../../../../migrations/0025_stopped_payments.ts";
import * as ownerDevices from "../../../../migrations/0026_owner_devices.ts";
import * as bounds from "../../../../migrations/0028_bounds.ts";
import * as storedBytes from "../../../../migrations/0030_stored_bytes.ts";
import * as staff from "../../../../migrations/0031_staff.ts";
import * as staffSignIn from "../../../../migrations/0032_staff_sign_in.ts";
import * as printHolds from "../../../../migrations/0035_print_holds.ts";
import * as deletedImages from "../../../../migrations/0038_deleted_images.ts";
import * as confirmedSubscribers from "../../../../migrations/0039_confirmed_subscribers.ts";
import * as storageBudgets from "../../../../migrations/0040_storage_budgets.ts";
import * as orderSearch from "../../../../migrations/0041_order_search.ts";
import * as remakes from "../../../../migrations/0044_remakes.ts";
import * as orderEvents from "../../../../migrations/0045_order_events.ts";
import * as batches from "../../../../migrations/0046_batches.ts";
import * as packing from "../../../../migrations/0047_packing.ts";
import * as restoredVersions from "../../../../migrations/0049_restored_versions.ts";
import * as ordersByPromoCode from "../../../../migrations/0050_orders_by_promo_code.ts";
import * as figures from "../../../../migrations/0054_figures.ts";
import * as printQuestions from "../../../../migrations/0055_print_questions.ts";
import * as stock from "../../../../migrations/0057_stock.ts";
import * as ownerArt from "../../../../migrations/0058_owner_art.ts";
import * as staffNotices from "../../../../migrations/0059_staff_notices.ts";
import * as customers from "../../../../migrations/0060_customers.ts";
import * as addedSites from "../../../../migrations/0061_added_sites.ts";
import * as commerceMirrors from "../../../../migrations/0065_commerce_mirrors.ts";
import * as commerceEvents from "../../../../migrations/0066_commerce_events.ts";
import * as commerceVariants from "../../../../migrations/0067_commerce_variants.ts";
import * as fasterFigures from "../../../../migrations/0068_faster_figures.ts";
import * as analyzeTable from "../../../../migrations/0070_analyze_table.ts";
import * as hostedCarts from "../../../../migrations/0075_hosted_carts.ts";
import * as changeActors from "../../../../migrations/0080_change_actors.ts";
import * as waitingOrders from "../../../../migrations/0081_waiting_orders.ts";
import * as sentMails from "../../../../migrations/0082_sent_mails.ts";
import * as figureColumns from "../../../../migrations/0086_figure_columns.ts";
import * as figureIndexes from "../../../../migrations/0087_figure_indexes.ts";
import * as cartReferences from "../../../../migrations/0088_cart_references.ts";
import * as batchClosing from "../../../../migrations/0089_batch_closing.ts";
import * as orderEmails from "../../../../migrations/0094_order_emails.ts";
import * as hostedCartTokens from "../../../../migrations/0096_hosted_cart_tokens.ts";
import * as undoSteps from "../../../../migrations/0100_undo_steps.ts";
import * as undoBatches from "../../../../migrations/0101_undo_batches.ts";
import * as undoApprovals from "../../../../migrations/0102_undo_approvals.ts";
import * as openOrders from "../../../../migrations/0103_open_orders.ts";
import * as orderTerms from "../../../../migrations/0104_order_terms.ts";
import * as staffVisitors from "../../../../migrations/0106_staff_visitors.ts";
import * as refundTiles from "../../../../migrations/0107_refund_tiles.ts";
import * as lastDetails from "../../../../migrations/0110_last_details.ts";
import * as addressPatterns from "../../../../migrations/0115_address_patterns.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Migrations run forward only, in this order. A released migration never changes: a later one corrects it. Gaps in
 * the numbers mean nothing: only the order counts.
 *
 * `0007_aftercare` holds what follows an order: refunds, print jobs, parcel tracking and successor carts.
 * `0009_processes` holds what several processes share: upload locks and counters of the rate limits.
 * `0028_bounds` bounds what a visitor can store. `0054_figures` has the indexes of the owner's figures.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001_shop": shop,
  "0002_test_payments": testPayments,
  "0003_mail_outbox": mailOutbox,
  "0004_owner_sessions": ownerSessions,
  "0005_art": art,
  "0006_payment_providers": paymentProviders,
  "0007_aftercare": aftercare,
  "0008_site_versions": siteVersions,
  "0009_processes": processes,
  "0010_photo_reminders": photoReminders,
  "0012_prints": prints,
  "0013_subscribers": subscribers,
  "0015_design_links": designLinks,
  "0017_print_folders": printFolders,
  "0018_photo_lifecycle": photoLifecycle,
  "0022_changes_and_messages": changesAndMessages,
  "0024_view_links": viewLinks,
  "0025_stopped_payments": stoppedPayments,
  "0026_owner_devices": ownerDevices,
  "0028_bounds": bounds,
  "0030_stored_bytes": storedBytes,
  "0031_staff": staff,
  "0032_staff_sign_in": staffSignIn,
  "0035_print_holds": printHolds,
  "0038_deleted_images": deletedImages,
  "0039_confirmed_subscribers": confirmedSubscribers,
  "0040_storage_budgets": storageBudgets,
  "0041_order_search": orderSearch,
  "0044_remakes": remakes,
  "0045_order_events": orderEvents,
  "0046_batches": batches,
  "0047_packing": packing,
  "0049_restored_versions": restoredVersions,
  "0050_orders_by_promo_code": ordersByPromoCode,
  "0054_figures": figures,
  "0055_print_questions": printQuestions,
  "0057_stock": stock,
  "0058_owner_art": ownerArt,
  "0059_staff_notices": staffNotices,
  "0060_customers": customers,
  "0061_added_sites": addedSites,
  "0065_commerce_mirrors": commerceMirrors,
  "0066_commerce_events": commerceEvents,
  "0067_commerce_variants": commerceVariants,
  "0068_faster_figures": fasterFigures,
  "0070_analyze_table": analyzeTable,
  "0075_hosted_carts": hostedCarts,
  "0080_change_actors": changeActors,
  "0081_waiting_orders": waitingOrders,
  "0082_sent_mails": sentMails,
  "0086_figure_columns": figureColumns,
  "0087_figure_indexes": figureIndexes,
  "0088_cart_references": cartReferences,
  "0089_batch_closing": batchClosing,
  "0094_order_emails": orderEmails,
  "0096_hosted_cart_tokens": hostedCartTokens,
  "0100_undo_steps": undoSteps,
  "0101_undo_batches": undoBatches,
  "0102_undo_approvals": undoApprovals,
  "0103_open_orders": openOrders,
  "0104_order_terms": orderTerms,
  "0106_staff_visitors": staffVisitors,
  "0107_refund_tiles": refundTiles,
  "0110_last_details": lastDetails,
  "0115_address_patterns": addressPatterns,
};

/**
 * Migrates the tables to the newest version. Processes that start together wait for each other (PostgreSQL's advisory
 * lock).
 * @throws Error when the database is newer than the program; then nothing was changed.
 */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};

/**
 * Checks with one short query whether any migration is missing. The migrator would read the whole table catalogue
 * (200 ms).
 */
export const isUpToDate = async (db: Kysely<Schema>): Promise<boolean> => {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name).join() === Object.keys(MIGRATIONS).join();
  } catch {
    // The table does not exist yet: a new database.
    return false;
  }
};
