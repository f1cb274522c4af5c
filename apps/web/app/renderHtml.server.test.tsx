import { setTimeout as wait } from "node:timers/promises";
import { lazy, Suspense } from "react";
import { expect, test } from "vitest";
import { renderHtml } from "./renderHtml.server.ts";

const TIMEOUT_MS = 5_000;

test("a page that is larger than a stream's buffer is complete", async () => {
  const texts = Array.from(
    { length: 2_000 },
    (_, index) => `Paragraph ${index} of a long page about picture frames.`,
  );
  const html = await renderHtml(
    texts.map((text) => <p key={text}>{text}</p>),
    TIMEOUT_MS,
    {},
  );
  expect(html.length).toBeGreaterThan(100_000);
  for (const text of texts) expect(html).toContain(`<p>${text}</p>`);
});

test("a part that is ready later is in the page", async () => {
  const Later = lazy(async () => {
    await wait(20);
    return { default: () => <p className="later">Ready</p> };
  });
  expect(
    await renderHtml(
      <Suspense>
        <Later />
      </Suspense>,
      TIMEOUT_MS,
      {},
    ),
  ).toContain('<p class="later">Ready</p>');
});

test("a part that is not ready in time is left to the browser", async () => {
  const Never = lazy(() => new Promise<never>(() => {}));
  const html = await renderHtml(
    <main>
      <h1>Your wall</h1>
      <Suspense fallback="Loading">
        <Never />
      </Suspense>
    </main>,
    20,
    { onError: () => {} },
  );
  expect(html).toContain("<h1>Your wall</h1>");
  expect(html).toContain("Loading");
});

test("an error in what is outside of every boundary rejects", async () => {
  const Broken = (): never => {
    throw new Error("No data.");
  };
  await expect(renderHtml(<Broken />, TIMEOUT_MS, { onError: () => {} })).rejects.toThrow("No data.");
});
