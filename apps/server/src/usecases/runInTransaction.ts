import type { Err, Result } from "../ports/platform/Result.ts";
import type { Repositories, UnitOfWork } from "../ports/platform/UnitOfWork.ts";

/** Thrown inside the transaction to roll it back. */
class RollbackError extends Error {}

/** Runs `work` in one transaction, which is rolled back when `work` returns an error. */
export const runInTransaction = async <Value, Code extends string>(
  { transaction }: Pick<UnitOfWork, "transaction">,
  work: (repositories: Repositories) => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code>> => {
  let errorResult: Err<Code> | undefined;
  try {
    return await transaction(async (repositories) => {
      const result = await work(repositories);
      if (result.kind === "ok") return result;
      errorResult = result;
      throw new RollbackError();
    });
  } catch (error) {
    if (error instanceof RollbackError && errorResult) return errorResult;
    throw error;
  }
};
