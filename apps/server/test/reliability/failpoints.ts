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
