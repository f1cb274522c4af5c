import { rightsOf } from "@storywall/domain/staff/roles.ts";
import { expect, test } from "vitest";
import { editAnswerLink, listEditLinks } from "./editLinks.ts";

const OWNER = rightsOf("owner");

test.each([
  ["/browse/square-trio", "/admin/shop/prices?site=AU"],
  ["/art/lighthouse", "/admin/art/lighthouse"],
  ["/faq", "/admin/shop/questions?site=AU"],
  ["/design", "/admin/shop/prices?site=AU"],
  ["/order/o1/photos/l1", "/admin/orders/o1"],
  ["/messages/t1", "/admin/messages/t1"],
])("R1.4 what the page %s shows is edited at %s", (pathname, to) => {
  expect(listEditLinks({ pathname, site: "AU" }, OWNER)[0]?.to).toBe(to);
});

test("R1.4 one answer is edited in its row of the form", () => {
  expect(editAnswerLink(2, "Is it heavy?", "ZA")).toMatchObject({
    label: "Edit “Is it heavy?”",
    to: "/admin/shop/questions?site=ZA#question-3",
  });
});

test("R1.4 staff are not sent to a page of the admin area that their role may not open", () => {
  const paths = ["/", "/browse", "/contact", "/faq", "/terms", "/checkout", "/frames"];
  const linksOf = (role: "service" | "workshop") =>
    paths.flatMap((pathname) => listEditLinks({ pathname, site: "ZA" }, rightsOf(role)));
  expect(linksOf("service")).toEqual([]);
  expect(linksOf("workshop").map(({ to }) => to)).toEqual(["/admin/stock"]);
});

test("a page without anything to edit has no link", () => {
  expect(listEditLinks({ pathname: "/walls/abc", site: "ZA" }, OWNER)).toEqual([]);
});
