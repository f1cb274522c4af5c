import { imageResponse } from "../illustrations/imageResponse.server.ts";
import { renderSocialImage } from "../illustrations/renderSocialImage.server.ts";
import type { Route } from "./+types/socialImage.ts";

/** The picture of a layout or set as pixels, for link previews and search engines. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  return imageResponse(await renderSocialImage(params.name.replace(/\.jpg$/, "")), { type: "image/jpeg" });
}
