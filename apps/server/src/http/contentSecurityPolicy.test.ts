import { expect, test } from "vitest";
import type { PaymentProvider } from "../ports/payments/Payments.ts";
import { type ChatSources, pageCsp } from "./contentSecurityPolicy.ts";

const policyWith = (
  provider: PaymentProvider,
  tagManager = false,
  directUploads: string | null = null,
  photosUrl = "https://za.example",
  chat?: ChatSources,
  deliveryOrigin: string | null = null,
): string =>
  pageCsp({
    nonce: "abc",
    addresses: { listOrigins: () => ["https://za.example", "https://au.example"] },
    publicUrl: "https://za.example",
    photosUrl,
    tagManager,
    chat,
    provider,
    directUploads,
    deliveryOrigin,
    development: false,
    isPreview: false,
  });

const FOREIGN = /https:\/\/[a-z*.]*(stripe|paystack)\.[a-z]+/;

test("reliability 26: the pages of a site without a real provider allow no payment script", () => {
  expect(policyWith("test")).not.toMatch(FOREIGN);
});

test.each([
  ["stripe", "paystack"],
  ["paystack", "stripe"],
] as const)("reliability 26: the pages of a site with %s allow that provider only", (provider, other) => {
  const policy = policyWith(provider);
  expect(policy).toMatch(new RegExp(`script-src [^;]*https://js\\.${provider}`));
  expect(policy).toMatch(new RegExp(`frame-src [^;]*${provider}`));
  expect(policy).not.toContain(other);
});

test("R2.5 the pages of a site without a tag manager allow nothing from Google", () => {
  expect(policyWith("test")).not.toMatch(/google/);
});

test("R2.5 the page's nonce allows the container, since Google's host would allow every container", () => {
  const policy = policyWith("test", true);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
});

test("pages may send photos to the shop's bucket and to no other bucket of the service", () => {
  const bucket = "https://s3.af-south-1.amazonaws.com/walls/";
  expect(policyWith("test", false, bucket)).toMatch(/connect-src [^;]*amazonaws\.com\/walls\/;/);
  expect(policyWith("test")).not.toContain("amazonaws");
});

test("the photos' own host is allowed for images only", () => {
  const policy = policyWith("test", false, null, "https://photos.example");
  expect(policy).toMatch(/img-src [^;]*https:\/\/photos\.example[ ;]/);
  expect(policy.match(/photos\.example/g)).toHaveLength(1);
  expect(policyWith("test")).not.toContain("photos");
});

test("the host that delivers copies of photos is allowed for images only", () => {
  const policy = policyWith("test", false, null, undefined, undefined, "https://res.cloudinary.com");
  expect(policy).toMatch(/img-src [^;]*https:\/\/res\.cloudinary\.com[ ;]/);
  expect(policy.match(/cloudinary/g)).toHaveLength(1);
  expect(policyWith("test")).not.toContain("cloudinary");
});

test("R2.15 a chat widget may load and request what its setting names, only on sites that have one", () => {
  const all = ["https://chat.example", "wss://*.chat.example"];
  const policy = policyWith("test", false, null, undefined, { all, style: [], font: [] });
  for (const directive of ["script-src", "connect-src", "frame-src", "img-src", "style-src", "font-src"]) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://chat\\.example wss://\\*\\.chat\\.example`));
  }
  expect(policyWith("test")).not.toContain("chat.example");
});

test("R2.15 a chat widget's hosts of styles and fonts are allowed for styles and fonts only", () => {
  const chat = { all: [], style: ["https://styles.example"], font: ["https://fonts.example"] };
  const policy = policyWith("test", false, null, undefined, chat);
  expect(policy).toMatch(/style-src 'self' 'unsafe-inline' https:\/\/styles\.example;/);
  expect(policy).toMatch(/font-src 'self' https:\/\/fonts\.example;/);
  expect(policy.match(/styles\.example|fonts\.example/g)).toHaveLength(2);
});
