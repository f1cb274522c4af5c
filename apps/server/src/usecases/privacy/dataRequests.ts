import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { DataRequest, KeptOfVisitor, NewsByMail } from "../../ports/privacy/KeptData.ts";
import { normaliseEmail } from "../checkout/normaliseEmail.ts";
import type { Shop } from "../shop.ts";
import { forgetVisitor } from "./forgetVisitor.ts";

/** Long enough for a mail that comes late, short enough for a mailbox that somebody else opens. */
const REQUEST_LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * Queues a mail with a link to what the shop keeps under an address. Whether it keeps anything is looked up when the mail is
 * written, by whoever sends mails: who asks hears the same, in the same time, for every address.
 */
export const requestData = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  { email, site }: { readonly email: string; readonly site: SiteCode },
): Promise<void> => {
  const createdAt = shop.clock.now();
  const id = shop.ids.next();
  const expiresAt = new Date(createdAt.getTime() + REQUEST_LIFE_MS);
  await shop.transaction(async ({ keptData, mailOutbox }) => {
    await keptData.addRequest({ id, token: shop.ids.next(), site, email, createdAt, expiresAt });
    await mailOutbox.add({
      id: shop.ids.next(),
      occasion: `data request ${id}`,
      kind: "data_request",
      about: id,
      createdAt,
    });
  });
  shop.mailSender.wake();
};

const openRequest = async (
  { repositories, clock }: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<Outcome<DataRequest, "NOT_FOUND">> => {
  const request = await repositories.keptData.findRequest({ token });
  if (request && request.expiresAt > clock.now()) return done(request);
  return refuse("NOT_FOUND", "This link has ended. Ask for a new one on our privacy page.");
};

export type KeptUnderEmail = {
  readonly visitors: readonly KeptOfVisitor[];
  readonly news: readonly NewsByMail[];
};

/** What is kept of everybody who ordered with the address of the request, and what else knows the address. */
export const showRequested = async (
  shop: Pick<Shop, "repositories" | "clock">,
  token: string,
): Promise<Outcome<KeptUnderEmail, "NOT_FOUND">> => {
  const request = await openRequest(shop, token);
  if (request.kind === "refused") return request;
  const { keptData } = shop.repositories;
  const email = normaliseEmail(request.value.email);
  const visitors: KeptOfVisitor[] = [];
  for (const id of await keptData.visitorsOf(email)) visitors.push(await keptData.ofVisitor(id));
  return done({ visitors, news: await keptData.newsOf(email) });
};

/** Deletes it, as `forgetVisitor` does; doing it twice is fine. */
export const deleteRequested = async (
  shop: Pick<Shop, "repositories" | "transaction" | "clock" | "orderPhotoLifeMs">,
  token: string,
): Promise<Outcome<null, "NOT_FOUND">> => {
  const request = await openRequest(shop, token);
  if (request.kind === "refused") return request;
  const { keptData } = shop.repositories;
  const email = normaliseEmail(request.value.email);
  for (const id of await keptData.visitorsOf(email)) await forgetVisitor(shop, id);
  await shop.transaction(async (repositories) => {
    await repositories.keptData.forgetEmail(email);
    await repositories.messageThreads.deleteOfPerson(email);
  });
  return done(null);
};
