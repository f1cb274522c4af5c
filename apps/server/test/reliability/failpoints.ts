import type { Repositories } from "../../src/ports/platform/UnitOfWork.ts";
import type { Shop } from "../../src/usecases/shop.ts";

export class Failpoint extends Error {
  override readonly name = "Failpoint";
}

/**
 * Returns a shop whose transactions throw a Failpoint before the n-th repository call, counted over all transactions.
 * The commit counts as a call. `isReached` tells whether that call was reached.
 */
export const failBeforeCall = (
  shop: Shop,
  nth: number,
): { readonly shop: Shop; isReached: () => boolean } => {
  let calls = 0;
  let isReached = false;
  const countCall = () => {
    calls += 1;
    if (calls !== nth) return;
    isReached = true;
    throw new Failpoint(`before call ${nth}`);
  };
  const transaction: Shop["transaction"] = (work) =>
    shop.transaction(async (repositories) => {
      const done = await work(countRepositoryCalls(repositories, countCall));
      countCall();
      return done;
    });
  return { shop: { ...shop, transaction }, isReached: () => isReached };
};

/**
 * Returns the shop of another process, which dies before its n-th repository call, in a transaction or not. Nothing of
 * it runs afterwards. `run` waits for the work and for what it started in the background.
 */
export const processThatDies = (
  shop: Shop,
  nth: number,
): { readonly run: (work: (shop: Shop) => Promise<unknown>) => Promise<void> } => {
  let calls = 0;
  const countCall = () => {
    calls += 1;
    if (calls >= nth) throw new Failpoint(`before call ${nth}`);
  };
  const endings: Promise<void>[] = [];
  const untilDeath = (work: Promise<unknown>): Promise<void> =>
    work.then(
      () => {},
      (error: unknown) => {
        if (!(error instanceof Failpoint)) throw error;
      },
    );
  const idleSender = { wake: () => {}, sendDue: async () => {} };
  const transaction: Shop["transaction"] = (work) =>
    shop.transaction(async (repositories) => {
      const done = await work(countRepositoryCalls(repositories, countCall));
      countCall();
      return done;
    });
  const own: Shop = {
    ...shop,
    transaction,
    repositories: countRepositoryCalls(shop.repositories, countCall),
    pendingPlacements: new Map(),
    mailSender: idleSender,
    refundSender: idleSender,
    background: {
      run: (_, work) => void endings.push(untilDeath(work())),
      reportError: (what, error) => {
        if (!(error instanceof Failpoint)) shop.background.reportError(what, error);
      },
      drain: async () => {},
    },
  };
  return {
    run: async (work) => {
      await untilDeath(work(own));
      await Promise.all(endings);
    },
  };
};

/** Returns the repositories with `before` called before each of their calls. */
const countRepositoryCalls = (repositories: Repositories, before: () => void): Repositories =>
  new Proxy(repositories, {
    get: (all, name) => {
      const repository: unknown = Reflect.get(all, name);
      return typeof repository === "object" && repository !== null
        ? countCalls(repository, before)
        : repository;
    },
  });

const countCalls = (repository: object, before: () => void): object =>
  new Proxy(repository, {
    get: (own, name) => {
      const call: unknown = Reflect.get(own, name);
      if (typeof call !== "function") return call;
      return (...values: unknown[]) => {
        before();
        return Reflect.apply(call, own, values);
      };
    },
  });
