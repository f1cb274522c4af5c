import type { Query } from "../support/inspectElement.ts";
import { expect, test } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";

type DialogCase = {
  readonly path: string;
  readonly name: string;
  /** Elements to press one after the other; the last one opens the dialog. */
  readonly presses: readonly Query[];
  readonly only?: "phone" | "desktop";
};

const button = (name: string | RegExp): Query => ({ role: "button", name });
const link = (name: string | RegExp): Query => ({ role: "link", name });

const DESIGNER = "/design?set=square_trio";
const CASES: readonly DialogCase[] = [
  { path: "/browse", name: "Your cart", presses: [button(/^Cart/)] },
  { path: "/browse", name: "Menu", presses: [button(/menu/i)], only: "phone" },
  { path: "/browse", name: "Questions and answers", presses: [link("Questions")], only: "desktop" },
  { path: DESIGNER, name: "Your cart", presses: [button(/^Cart/)] },
  { path: DESIGNER, name: "Share this wall", presses: [button("Share")] },
  { path: DESIGNER, name: "Add photos", presses: [button(/^Tile 1 of/)] },
  { path: DESIGNER, name: "Add photos", presses: [button("More options")], only: "desktop" },
];

for (const { path, name, presses, only } of CASES) {
  test(`B11 the dialog "${name}" of ${path}, opened by ${presses.at(-1)?.name}, keeps the focus, closes by Escape, icon and Back, and gives the focus back`, async ({
    visit,
    screenSize,
  }) => {
    test.skip(only !== undefined && (only === "phone") !== screenSize.isPhone, `Only on a ${only}.`);
    await visit.open("/faq");
    await visit.open(path);
    const opener = presses.at(-1);
    if (!opener) throw new Error("Something has to be pressed.");
    const open = async (): Promise<void> => {
      for (const { role, name } of presses) await visit.press(role, name);
      await visit.expectShown("dialog", name);
      await expect.poll(() => isFocusInDialog(visit)).toBe(true);
    };

    await open();
    await visit.savePicture("dialog");
    for (let presses = 0; presses < 30; presses += 1) {
      await visit.key("Tab");
      expect(await isFocusInDialogOrWindow(visit)).toBe(true);
    }
    await visit.key("Escape");
    await visit.expectGone("dialog", name);
    await visit.expectFocused(opener.role, opener.name);

    await open();
    await visit.press("button", "Close", { role: "dialog", name });
    await visit.expectGone("dialog", name);
  });
}

test("Back closes the cart and stays on the page, from whichever page one came", async ({ visit }) => {
  await visit.open("/faq");
  await visit.open(DESIGNER);
  await visit.press("button", /^Cart/);
  await visit.expectShown("dialog", "Your cart");
  await visit.goBack();
  await visit.expectGone("dialog", "Your cart");
  expect(await visit.run(() => location.pathname)).toBe("/design");
  await visit.goBack();
  await expect.poll(() => visit.run(() => location.pathname)).toBe("/faq");
});

const isFocusInDialog = (visit: Visit): Promise<boolean> =>
  visit.run(() => document.activeElement?.closest("dialog, [role=dialog]") != null);

/** After a dialog's last element comes the browser's own tool bar; then the body has the focus. */
const isFocusInDialogOrWindow = (visit: Visit): Promise<boolean> =>
  visit.run(
    () =>
      document.activeElement === document.body ||
      document.activeElement?.closest("dialog, [role=dialog]") != null,
  );
