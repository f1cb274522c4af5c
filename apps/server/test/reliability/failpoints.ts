import type { Repositories } from "../../src/ports/platform/UnitOfWork.ts";
import type { Shop } from "../../src/usecases/shop.ts";

export class Failpoint extends Error {
  override readonly name = "Failpoint";
}

/**
 * The shop whose transactions die just before their n-th call of a repository; counted over all of them. One call more than
 * there are: just before the transaction is committed. `wasReached` tells whether it came so far.
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

/** The same repositories; `before` is called before each of their calls. */
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
