import { ofSite, type SiteCode } from "@storywall/domain/sites/site.ts";
import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { CheckoutRecord } from "../../ports/checkout/Checkouts.ts";
import { type CommerceHost, HostRejectedError, type SavedDraft } from "../../ports/commerce/CommerceHost.ts";
import type { CommerceMirror } from "../../ports/commerce/CommerceMirrors.ts";
import type { HostDraft } from "../../ports/commerce/HostDraft.ts";
import { checkoutStatusOf } from "../checkout/checkoutView.ts";
import type { Shop } from "../shop.ts";
import { contentHashOf, toHostDraft } from "./hostDraft.ts";
import { isHosted } from "./isHosted.ts";

type MirrorShop = Pick<Shop, "repositories" | "sites" | "clock" | "payments" | "defaultPayments">;

/**
 * Makes the draft of a checkout that can be paid, so that it exists before the money moves. Removes that of a
 * checkout that has ended, since it holds personal data of a person who has not bought. Returns when to compare
 * again.
 */
export const mirrorCheckout = async (
  shop: MirrorShop,
  host: CommerceHost,
  mirror: CommerceMirror,
  checkout: CheckoutRecord | undefined,
): Promise<Date | null> => {
  if (!checkout || checkoutStatusOf(checkout, shop.clock.now()) !== "open") {
    if (mirror.draftId !== null) {
      await host.removeDraft(mirror.draftId);
      await shop.repositories.commerceMirrors.clearDraft(mirror.checkoutId, mirror.draftId);
    }
    return null;
  }
  // Its order is made by the host's own checkout. A draft would make a second one.
  if (isHosted(shop, checkout.site)) return null;
  const draft = await loadPurchase(shop, checkout);
  if (!draft || draft.lines.length === 0) return null;
  await saveDraft(shop, host, mirror, draft);
  return new Date(checkout.expiresAt.getTime() + SECOND_MS);
};

/**
 * Returns the content of a checkout in the form for a host; undefined while it has no email or delivery
 * address.
 */
export const loadPurchase = async (
  shop: Pick<Shop, "repositories" | "sites">,
  { id: checkoutId, site, email, shippingAddress, quote }: CheckoutRecord,
): Promise<HostDraft | undefined> => {
  if (email === null || shippingAddress === null) return undefined;
  const source = { checkoutId, orderNumber: null, email, shippingAddress, quote };
  return toHostDraft(ofSite(shop.sites(), site), source, await loadVariantIds(shop, site));
};

/**
 * Makes the host's draft equal to ours, and returns it. The draft's id is saved before the draft becomes an
 * order: of all drafts of a checkout only the saved one ever does.
 */
export const saveDraft = async (
  { repositories: { commerceMirrors } }: Pick<Shop, "repositories">,
  host: CommerceHost,
  { draftId, draftContent }: Pick<CommerceMirror, "draftId" | "draftContent">,
  draft: HostDraft,
): Promise<SavedDraft> => {
  const content = await contentHashOf(draft);
  if (draftId !== null) {
    const current = await host.findDraft(draftId);
    if (current && (current.orderId !== null || content === draftContent)) return current;
    if (!current) await commerceMirrors.clearDraft(draft.checkoutId, draftId);
    return writeDraft(commerceMirrors, host, draft, content, current ? draftId : null);
  }
  return writeDraft(commerceMirrors, host, draft, content, null);
};

const writeDraft = async (
  commerceMirrors: Shop["repositories"]["commerceMirrors"],
  host: CommerceHost,
  draft: HostDraft,
  content: string,
  draftId: string | null,
): Promise<SavedDraft> => {
  const written = await writeWithoutDeletedVariants(host, draft, draftId);
  const savedId = await commerceMirrors.saveDraftId(draft.checkoutId, written.id);
  // Another process has made a draft too, and saved it first. This one is not needed.
  if (savedId !== written.id) {
    await host.removeDraft(written.id);
    return writeDraft(commerceMirrors, host, draft, content, savedId);
  }
  await commerceMirrors.saveDraftContent(draft.checkoutId, content);
  return written;
};

/**
 * A variant that was deleted at the host must not delay an order: its line then has only a title and a price.
 */
const writeWithoutDeletedVariants = async (
  host: CommerceHost,
  draft: HostDraft,
  draftId: string | null,
): Promise<SavedDraft> => {
  try {
    return await host.saveDraft(draft, draftId);
  } catch (error) {
    const hasVariants = draft.lines.some(({ variantId }) => variantId !== null);
    if (!(error instanceof HostRejectedError) || !hasVariants) throw error;
    const lines = draft.lines.map((line) => ({ ...line, variantId: null }));
    return host.saveDraft({ ...draft, lines }, draftId);
  }
};

export const loadVariantIds = async (
  { repositories }: Pick<Shop, "repositories">,
  site: SiteCode,
): Promise<ReadonlyMap<string, string>> => {
  const variants = await repositories.commerceMirrors.listVariants(site);
  return new Map(variants.map(({ sku, variantId }) => [sku, variantId]));
};
