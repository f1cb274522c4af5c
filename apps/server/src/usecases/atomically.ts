import type { Outcome, Refusal } from "../ports/platform/Outcome.ts";
import type { Repositories, UnitOfWork } from "../ports/platform/UnitOfWork.ts";

/** Makes the database roll back. */
class RolledBack extends Error {}

/** One transaction in which a refusal changes nothing: whatever was written before it is undone. */
export const atomically = async <Value, Code extends string>(
  { transaction }: Pick<UnitOfWork, "transaction">,
  work: (repositories: Repositories) => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code>> => {
  let refusal: Refusal<Code> | undefined;
  try {
    return await transaction(async (repositories) => {
      const outcome = await work(repositories);
      if (outcome.kind === "done") return outcome;
      refusal = outcome;
      throw new RolledBack();
    });
  } catch (error) {
    if (error instanceof RolledBack && refusal) return refusal;
    throw error;
  }
};
