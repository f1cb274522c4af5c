import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("browse", "routes/browse.tsx"),
  route("design", "routes/design.tsx"),
  route("checkout", "routes/checkout.tsx"),
  route("order/:orderId", "routes/order.tsx"),
  route("order/:orderId/photos/:lineId", "routes/orderPhotos.tsx"),
  route("faq", "routes/faq.tsx"),
  route("admin", "routes/admin.tsx"),
  route("pictures/:name", "routes/picture.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;
