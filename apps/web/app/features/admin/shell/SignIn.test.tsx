import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SignIn } from "./SignIn.tsx";

test("R6.2 the sign-in begins in its first field, also before scripts run", () => {
  const page = renderToStaticMarkup(<SignIn onSignedIn={async () => undefined} />);
  expect(/<input[^>]*autofocus[^>]*>/.exec(page)?.[0]).toContain('name="email"');
});
