import type { Site } from "@storywall/domain/sites/site.ts";
import { SITES, siteOf } from "@storywall/domain/sites/sites.ts";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import { nextAdminMode } from "./lib/adminMode.ts";
import { COOKIES, cookieIn } from "./lib/cookies.ts";
import { pageContext } from "./loadContext.ts";
import "./ui/tokens.css";
import "./ui/base.css";

/** The same storefront elsewhere, for the country switch and alternate links. */
export type Alternate = {
  readonly code: Site["code"];
  readonly countryName: string;
  readonly locale: string;
  readonly origin: string;
};

export type RootData = {
  readonly site: Site;
  readonly publicUrl: string;
  readonly alternates: readonly Alternate[];
  readonly tagManagerId: string | null;
  readonly testPayments: boolean;
  readonly adminMode: boolean;
};

export function loader({ context, request }: Route.LoaderArgs): RootData {
  const page = context.get(pageContext);
  const site = siteOf(page.site) ?? SITES.ZA;
  const cookies = request.headers.get("cookie") ?? "";
  return {
    site,
    publicUrl: page.publicUrl,
    alternates: Object.values(SITES).map(({ code, countryName, locale }) => ({
      code,
      countryName,
      locale,
      origin: page.siteOrigins[code],
    })),
    tagManagerId: page.tagManagerId,
    testPayments: page.testPayments,
    adminMode: nextAdminMode(
      cookieIn(cookies, COOKIES.adminMode) === "true",
      new URL(request.url).searchParams,
    ),
  };
}

/** What the root loader gave does not change while one walks through the shop; only an action may change it. */
export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useRouteLoaderData<typeof loader>("root")?.site.locale ?? "en";
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
