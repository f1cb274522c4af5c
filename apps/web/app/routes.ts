import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("browse", "routes/browse.tsx"),
  route("design", "routes/design.tsx"),
  route("walls/:token", "routes/sharedWall.tsx"),
  route("checkout", "routes/checkout.tsx"),
  route("order/:orderId", "routes/order.tsx"),
  route("order/:orderId/photos/:lineId", "routes/orderPhotos.tsx"),
  route("how-it-works", "routes/howItWorks.tsx"),
  route("frames", "routes/frames.tsx"),
  route("faq", "routes/faq.tsx"),
  route("delivery-and-returns", "routes/deliveryAndReturns.tsx"),
  route("contact", "routes/contact.tsx"),
  route("terms", "routes/terms.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("unsubscribe/:token", "routes/unsubscribe.tsx"),
  route("admin", "routes/admin.tsx"),
  route("pictures/:name", "routes/picture.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;
