import { pictureResponse } from "../illustrations/pictureResponse.server.ts";
import { socialPicture } from "../illustrations/socialPictures.server.ts";
import type { Route } from "./+types/socialPicture.ts";

/** The picture of a layout or set as pixels, for link previews and search engines. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  return pictureResponse(await socialPicture(params.name.replace(/\.jpg$/, "")), { type: "image/jpeg" });
}
