import { imageResponse } from "../illustrations/imageResponse.server.ts";
import { renderSocialImage } from "../illustrations/renderSocialImage.server.ts";
import type { Route } from "./+types/socialImage.ts";

/** Serves the image of a layout or set as a JPEG, for link previews and search engines. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  return imageResponse(await renderSocialImage(params.name.replace(/\.jpg$/, "")), { type: "image/jpeg" });
}
