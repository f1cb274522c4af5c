import { imageResponse } from "../illustrations/imageResponse.server.ts";
import { renderIllustration } from "../illustrations/renderIllustration.server.ts";
import { renderIllustrationWebp } from "../illustrations/renderIllustrationWebp.server.ts";
import type { Route } from "./+types/illustration.ts";

/** The shop's own pictures, drawn from the scene that prints: `NAME.svg`, and `NAME.WIDTH.webp` where the vectors are heavy. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const [, name, width] = /^(.+)\.(\d{1,4})\.webp$/.exec(params.name) ?? [];
  if (name !== undefined)
    return imageResponse(await renderIllustrationWebp(name, Number(width)), { type: "image/webp" });
  return imageResponse(renderIllustration(params.name.replace(/\.svg$/, "")), {
    type: "image/svg+xml; charset=utf-8",
    // Opened by itself it is a document; it needs nothing but its own styles and the photos inside of it.
    policy: "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  });
}
