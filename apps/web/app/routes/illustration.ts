import { embedBitmaps } from "../illustrations/bitmaps.server.ts";
import { imageResponse } from "../illustrations/imageResponse.server.ts";
import { renderIllustration } from "../illustrations/renderIllustration.server.ts";
import { renderIllustrationWebp } from "../illustrations/renderIllustrationWebp.server.ts";
import type { Route } from "./+types/illustration.ts";

/** Serves illustrations, which `packages/scene` draws: `NAME.svg`, or `NAME.WIDTH.webp` for those with many shapes. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const [, name, width] = /^(.+)\.(\d{1,4})\.webp$/.exec(params.name) ?? [];
  if (name !== undefined)
    return imageResponse(await renderIllustrationWebp(name, Number(width)), { type: "image/webp" });
  const markup = renderIllustration(params.name.replace(/\.svg$/, ""));
  return imageResponse(markup === null ? null : await embedBitmaps(markup), {
    type: "image/svg+xml; charset=utf-8",
    // Opened by itself an SVG is a document; it needs only its own styles and the photos inside it.
    csp: "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  });
}
