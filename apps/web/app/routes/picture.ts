import { picture } from "../pictures/pictures.server.ts";
import type { Route } from "./+types/picture.ts";

/** The shop's own pictures, drawn from the scene that prints: sharp on every screen and a few kilobytes each. */
export function loader({ params }: Route.LoaderArgs): Response {
  const drawn = picture(params.name.replace(/\.svg$/, ""));
  if (drawn === null) return new Response("There is no such picture.", { status: 404 });
  return new Response(drawn, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-while-revalidate=604800",
      // Opened by itself it is a document; it needs nothing but its own styles and the photos inside of it.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  });
}
