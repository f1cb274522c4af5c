import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { DAY_MS } from "@storywall/domain/time/durations.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { DataRequest, NewsletterSubscription, VisitorData } from "../../ports/privacy/PersonalData.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import type { Shop } from "../shop.ts";
import { eraseVisitor } from "./eraseVisitor.ts";

/** Long enough for a delayed mail, and short in case another person opens the mailbox later. */
const DATA_REQUEST_TTL_MS = DAY_MS;

/**
 * Queues a mail with a link to the personal data of an email address. Whether the shop has any is looked up later,
 * when the mail is rendered: so the requester gets the same answer, in the same time, for every address.
 */
export const requestData = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  { email, site }: { readonly email: string; readonly site: SiteCode },
): Promise<void> => {
  const createdAt = shop.clock.now();
  const id = shop.ids.next();
  const expiresAt = new Date(createdAt.getTime() + DATA_REQUEST_TTL_MS);
  await shop.transaction(async ({ personalData, privacyRequests, mailOutbox }) => {
    await personalData.addRequest({ id, token: shop.ids.next(), site, email, createdAt, expiresAt });
    await privacyRequests.add({ id, site, email, createdAt });
    await mailOutbox.add({
      id: shop.ids.next(),
      dedupeKey: `data request ${id}`,
      kind: "data_request",
      subjectId: id,
      createdAt,
    });
  });
  shop.mailSender.wake();
};

const findOpenRequest = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<Result<DataRequest, "NOT_FOUND">> => {
  const request = await repositories.personalData.findRequest({ token });
  if (request && request.expiresAt > clock.now()) return ok(request);
  return err("NOT_FOUND", "This link has expired. Ask for a new one on our privacy page.");
};

export type EmailData = {
  readonly visitors: readonly VisitorData[];
  readonly news: readonly NewsletterSubscription[];
};

/**
 * Returns the data of all visitors who ordered with the email address of the request, and its newsletter
 * subscriptions. For a visitor whom several people share, returns only the data of that address.
 */
export const getRequestedData = async (
  shop: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<Result<EmailData, "NOT_FOUND">> => {
  const request = await findOpenRequest(shop, token);
  if (request.kind === "error") return request;
  const { personalData, privacyRequests } = shop.repositories;
  await privacyRequests.markOpened(request.value.id, shop.clock.now());
  const email = normaliseEmail(request.value.email);
  const visitors: VisitorData[] = [];
  for (const { id, isShared } of await personalData.findVisitorsByEmail(email)) {
    visitors.push(
      await (isShared ? personalData.getVisitorDataOfEmail(id, email) : personalData.getVisitorData(id)),
    );
  }
  return ok({ visitors, news: await personalData.findNewsletterSubscriptions(email) });
};

/**
 * Erases that data, as `eraseVisitor` does for each visitor. For a visitor whom several people share, erases
 * only the contact data of the address. Safe to repeat.
 */
export const eraseRequestedData = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "orderPhotoRetentionMs">,
  token: string,
): Promise<Result<null, "NOT_FOUND">> => {
  const request = await findOpenRequest(shop, token);
  if (request.kind === "error") return request;
  const { personalData } = shop.repositories;
  const email = normaliseEmail(request.value.email);
  let visitors = 0;
  for (const { id, isShared } of await personalData.findVisitorsByEmail(email)) {
    if (isShared) continue;
    await eraseVisitor(shop, id);
    visitors += 1;
  }
  await shop.transaction(async (repositories) => {
    const subscriptions = (await repositories.personalData.findNewsletterSubscriptions(email)).length;
    await repositories.personalData.eraseEmail(email);
    const threads = await repositories.messageThreads.deleteByEmail(email);
    const erased = { visitors, threads, subscriptions };
    await repositories.privacyRequests.markErased(request.value.id, shop.clock.now(), erased);
  });
  return ok(null);
};
