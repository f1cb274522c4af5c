import { socialPicture } from "../pictures/socialPictures.server.ts";
import type { Route } from "./+types/socialPicture.ts";

/** The picture of a layout or set as pixels, for link previews and search engines. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const drawn = await socialPicture(params.name.replace(/\.jpg$/, ""));
  if (drawn === null) return new Response("There is no such picture.", { status: 404 });
  return new Response(drawn, {
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=3600, stale-while-revalidate=604800",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
