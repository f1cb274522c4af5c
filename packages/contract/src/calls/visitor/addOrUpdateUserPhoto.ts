import * as z from "zod/mini";
import { defineCall } from "../../call.ts";
import { userPhoto } from "../../schemas/photo.ts";
import { id, userPhotoId } from "../../schemas/primitives.ts";

export const addOrUpdateUserPhoto = defineCall({
  name: "addOrUpdateUserPhoto",
  method: "POST",
  path: "/misc/add_or_update_user_photo",
  summary: "Keep a visitor's uploaded photo",
  tag: "Visitor and templates",
  body: z.object({ user_id: id, photo_id: userPhotoId, photo_obj: userPhoto }),
  reply: userPhoto,
  errors: ["NOT_FOUND", "PHOTO_URL_NOT_OURS", "PHOTO_QUOTA_REACHED"],
});
