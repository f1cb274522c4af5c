import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test, vi } from "vitest";
import { AdminErrorPage } from "./AdminErrorPage.tsx";

const render = (error: unknown): string => {
  const Stub = createRoutesStub([{ path: "/", Component: () => <AdminErrorPage error={error} /> }]);
  return renderToStaticMarkup(<Stub />);
};
const responseOf = (status: number) => new ErrorResponse(status, "", null);

test("B13 a page of another role says who can change that, and leads back to work", () => {
  const page = render(responseOf(403));
  expect(page).toContain("Your role doesn&#x27;t include this.");
  expect(page).toContain('href="/admin"');
});

test("B13 a page that is not there leads back to work", () => {
  const page = render(responseOf(404));
  expect(page).toContain("There is no such page");
  expect(page).toContain('href="/admin"');
});

test("B13 a page that the shop could not answer for can be tried again", () => {
  for (const error of [responseOf(503), new TypeError("Failed to fetch")]) {
    const page = render(error);
    expect(page).toContain("The shop isn&#x27;t answering");
    expect(page).toContain("Try again");
  }
});

test("B13 a page that did not come because the device has no network says so", () => {
  vi.stubGlobal("navigator", { onLine: false });
  const page = render(new TypeError("Failed to fetch"));
  vi.unstubAllGlobals();
  expect(page).toContain("You&#x27;re offline");
  expect(page).toContain("Try again");
});
