import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, "utf8");

// An error page would come by itself, while the owner reads or types, as soon as the shop is restarted.
test("B13 each page that loads itself again keeps what it shows while the shop isn't answering", () => {
  const refreshed = globSync("**/*.tsx", { cwd: FOLDER }).filter((file) =>
    /useLiveRefresh\(|useRefreshWhile\(|setInterval\(/.test(read(file)),
  );
  expect(refreshed).toContain("messages.tsx");
  expect(refreshed.filter((file) => !read(file).includes("loadOrReuse("))).toEqual([]);
});

test("B13 lists of work stay when the shop doesn't answer, with the time that they are of", () => {
  const lists = ["orders", "make", "packList", "printReview", "messages", "stock", "log", "figures", "today"];
  expect(lists.filter((name) => !read(`${name}.tsx`).includes("loadOrReuse("))).toEqual([]);
});
