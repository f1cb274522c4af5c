import { promiseDeliveries } from "@storywall/domain/orders/deliveryPromise.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { type ReactNode, useEffect, useState } from "react";
import {
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { CartButton } from "./features/cart/CartButton.tsx";
import { CartProvider, useCart } from "./features/cart/CartProvider.tsx";
import { loadCartDrawer } from "./features/cart/loadCartDrawer.ts";
import { CloseOnBack } from "./features/shell/CloseOnBack.tsx";
import { ErrorPage } from "./features/shell/ErrorPage.tsx";
import { LazyPanel } from "./features/shell/LazyPanel.tsx";
import { Shell } from "./features/shell/Shell.tsx";
import { WhenIdle } from "./features/shell/WhenIdle.tsx";
import { useTrackPageViews } from "./lib/analytics/useTrackPageViews.ts";
import { type RootData, useMaybeRootData, useRootData } from "./lib/api/rootData.ts";
import { ensureVisitor } from "./lib/api/visitor.ts";
import { HYDRATED } from "./lib/browser/replayClicks.ts";
import { syncServiceWorker } from "./lib/browser/syncServiceWorker.ts";
import { whenIdle } from "./lib/browser/whenIdle.ts";
import { mightNeedAdminBar } from "./lib/page/mightNeedAdminBar.ts";
import { usePanels } from "./lib/page/panels.ts";
import { pageContext } from "./pageContext.ts";
import { FONT_LINKS } from "./ui/fonts.ts";
import { Toaster } from "./ui/toast/Toaster.tsx";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/oldBrowser.css";

// Panels load when they are first opened. A cart that holds something loads earlier, because its drawer also shows
// errors.
const loadFaqModal = async () => (await import("./features/faq/FaqModal.tsx")).default;
// The menu is links to other pages, which need the network too.
const loadMenu = async () => (await import("./studio/walls/ShopMenu.tsx")).default;
const loadWelcomeTrigger = async () => (await import("./features/promo/WelcomeTrigger.tsx")).default;
const loadAnalytics = async () => (await import("./features/analytics/Analytics.tsx")).default;
const loadAdminBar = async () => (await import("./features/adminBar/AdminBar.tsx")).default;
const loadPromoModal = async () => (await import("./features/promo/PromoModal.tsx")).default;

export const links: LinksFunction = () => [
  ...FONT_LINKS,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export function loader({ context }: Route.LoaderArgs): RootData {
  const page = context.get(pageContext);
  const site = ofSite(page.sites, page.site);
  return {
    site,
    delivery: promiseDeliveries(new Date().toISOString(), site),
    publicUrl: page.publicUrl,
    storefronts: Object.values(page.sites).map(({ code, countryName, locale, currency }) => ({
      code,
      countryName,
      locale,
      currency,
      origin: ofSite(page.siteOrigins, code),
    })),
    tagManagerId: page.tagManagerId,
    chatScript: page.chatScript,
    payments: page.payments,
    photoUploads: page.photoUploads,
    offlinePages: page.offlinePages,
  };
}

/** The storefront does not change during a visit. */
export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const data = useMaybeRootData();
  const locale = data?.site.locale ?? "en";
  useEffect(() => {
    document.documentElement.toggleAttribute(HYDRATED, true);
  }, []);
  return (
    // Scripts that run before React change attributes of this element too (entry.server.tsx).
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {data?.photoUploads === "direct" && <meta name="photo-uploads" content="direct" />}
        <meta name="theme-color" content="#fbfaf7" />
        <Meta />
        {/* Styles need no nonce. Browsers hide nonces from scripts, so hydration would find another than the server's. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The admin pages have a layout of their own (routes/admin/layout.tsx). */
export default function App() {
  const isAdmin = /^\/admin(\/|$)/.test(useLocation().pathname);
  return isAdmin ? (
    <Outlet />
  ) : (
    <Shop>
      <Outlet />
    </Shop>
  );
}

/** R2.1: 404 and every other error. It is shown inside the shell, unless the root loader failed too. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />;
  return useMaybeRootData() ? <Shop>{page}</Shop> : page;
}

function Shop({ children }: { readonly children: ReactNode }) {
  const { site, tagManagerId, offlinePages } = useRootData();
  const { search } = useLocation();
  const [hasAdminBar, setHasAdminBar] = useState(false);
  useTrackPageViews();
  useEffect(() => whenIdle(() => syncServiceWorker(offlinePages)), [offlinePages]);
  useEffect(() => setHasAdminBar((had) => had || mightNeedAdminBar(search)), [search]);
  useEffect(() => {
    void ensureVisitor(site.code);
  }, [site.code]);
  return (
    <CartProvider site={site.code}>
      <Shell bar={hasAdminBar && <WhenIdle load={loadAdminBar} />} cart={<CartButton />} panels={<Panels />}>
        {children}
      </Shell>
      <Toaster />
      {tagManagerId !== null && <WhenIdle load={loadAnalytics} />}
      {site.welcomeBanner.enabled && <WhenIdle load={loadWelcomeTrigger} />}
    </CartProvider>
  );
}

function Panels() {
  const open = usePanels((panels) => panels.open);
  const hide = usePanels((panels) => panels.hide);
  const isCartOpen = useCart((cart) => cart.isOpen);
  const hasCart = useCart(({ cart }) => cart !== null);
  const closeCart = useCart((cart) => cart.close);
  return (
    <>
      <CloseOnBack />
      <LazyPanel isOpen={isCartOpen} load={loadCartDrawer} shouldPreload={hasCart} onFailed={closeCart} />
      <LazyPanel isOpen={open === "menu"} load={loadMenu} onFailed={hide} />
      <LazyPanel isOpen={open === "faq"} load={loadFaqModal} onFailed={hide} />
      <LazyPanel isOpen={open === "promo" || open === "welcome"} load={loadPromoModal} onFailed={hide} />
    </>
  );
}
