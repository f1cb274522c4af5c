import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "./EmailText.tsx";

const render = (text: string): string =>
  renderToStaticMarkup(<EmailText>{text}</EmailText>).replaceAll("<wbr/>", "|");

test("B13 a long email address may break after the at sign and after dots", () => {
  expect(render("thandi.mokoena@example.co.za")).toBe("thandi.|mokoena@|example.|co.|za");
});

test("a sentence around an address stays as it is", () => {
  expect(render("On its way to anna.li@example.com. It takes 2.5 hours.")).toBe(
    "On its way to anna.|li@|example.|com. It takes 2.5 hours.",
  );
  expect(render("No address in here. None.")).toBe("No address in here. None.");
});
