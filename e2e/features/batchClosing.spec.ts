// When batches close by themselves: two people who change it at once, and a shop that restarts meanwhile.

import { expect } from "../support/test.ts";
import { createOwnerTestOfFile } from "../support/testWithOwner.ts";

const test = createOwnerTestOfFile();

const HOUR = "At a set hour on working days";
const PIECES = "When this many pieces are ready (optional)";

test("B13 two people change when batches close, and neither change is lost", async ({ openAsOwner }) => {
  const [mine, theirs] = [await openAsOwner("/admin/make"), await openAsOwner("/admin/make")];
  for (const page of [mine, theirs]) {
    await page.getByText("Change it").click();
    await expect(page.getByLabel(HOUR)).toHaveValue("");
  }
  await theirs.getByLabel(HOUR).selectOption("15:00");
  await theirs.getByRole("button", { name: "Save" }).click();
  await expect(
    theirs.getByText("A batch closes by itself at 15:00 on working days", { exact: false }),
  ).toBeVisible();

  await mine.getByLabel(PIECES).fill("40");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(mine.getByRole("alert")).toContainText(
    "This was changed a moment ago, by someone else or in another tab.",
  );
  await expect(mine.getByLabel(HOUR)).toHaveValue("15");
  await expect(mine.getByLabel(PIECES)).toHaveValue("40");
  await mine.getByRole("button", { name: "Save" }).click();
  await expect(
    mine.getByText(/A batch closes by itself at 15:00 on working days.* or at 40 pieces\./),
  ).toBeVisible();
});

test("B13 what is typed in the print queue stays while the shop restarts", async ({
  openAsOwner,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|Failed to fetch/);
  const page = await openAsOwner("/admin/make");
  await page.getByText("Change it").click();
  await page.getByLabel(PIECES).fill("25");
  await page.route(/\/admin\/make\.data|\/api\/owner\//, (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("The shop isn't answering");
  await expect(page.getByLabel(PIECES)).toHaveValue("25");

  await page.unroute(/\/admin\/make\.data|\/api\/owner\//);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/at 25 pieces\./)).toBeVisible();
});
