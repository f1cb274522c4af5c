import type { TestType } from "@playwright/test";

/** A resource that the tests of a file share, such as a separate shop. */
export type SharedByFile<Shared> = { readonly value: Shared; readonly close: () => Promise<void> };

/**
 * Returns a function that opens a resource for all tests of a file when the first of them needs it; it is closed
 * after the last test. Starting a shop takes longer than many a test. The tests run one after the other. A fixture
 * of the scope `worker` does the same, but needs separate workers, each with a browser.
 */
export const useForFile = <Shared>(
  { describe, afterAll }: Pick<TestType<object, object>, "describe" | "afterAll">,
  open: () => Promise<SharedByFile<Shared>>,
): (() => Promise<Shared>) => {
  let opening: Promise<SharedByFile<Shared>> | undefined;
  describe.configure({ mode: "default" });
  afterAll(async () => {
    await (await opening)?.close();
  });
  return async () => {
    opening ??= open();
    return (await opening).value;
  };
};
