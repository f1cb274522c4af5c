import { sql } from "kysely";
import { MAX_LISTED_PHOTOS } from "../../../src/usecases/visitor/saveVisitorPhoto.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const visitorErrorCases = ({
  shop,
  mutateBody,
  withUnknownId,
  info,
}: InputMutators): Pick<
  ErrorCases,
  | "createUser"
  | "addOrUpdateUserPhoto"
  | "addOrUpdateUserTemplateInfo"
  | "deleteUserTemplateInfo"
  | "getCatalogue"
  | "getMemoryCollections"
  | "getMemoryCollection"
> => ({
  createUser: {},
  addOrUpdateUserPhoto: {
    NOT_FOUND: withUnknownId,
    PHOTO_URL_NOT_OURS: mutateBody((good) => ({
      photo_obj: { ...Reflect.get(good, "photo_obj"), url: "https://elsewhere.example/photos/x.jpg" },
    })),
    PHOTO_QUOTA_REACHED: mutateBody(async (good) => {
      const { handle, url } = Object(Reflect.get(good, "photo_obj"));
      await sql`insert into visitor_photos (visitor_id, photo_id, uuid, asset_id, url, width, height)
        select ${Reflect.get(good, "user_id")}, 'copy_' || number, 'copy', ${handle}, ${url}, 4000, 3000
        from generate_series(1, ${sql.lit(MAX_LISTED_PHOTOS)}) as number`.execute(shop.database);
      return { photo_id: "one_more" };
    }),
  },
  addOrUpdateUserTemplateInfo: {
    NOT_FOUND: withUnknownId,
    FRAME_MISMATCH: mutateBody(() => ({ template_info: { ...info, matType: "none" } })),
  },
  deleteUserTemplateInfo: {},
  getCatalogue: {},
  getMemoryCollections: {},
  getMemoryCollection: { NOT_FOUND: withUnknownId },
});
