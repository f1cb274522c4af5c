import { join } from "node:path";
import { samplePhotoPath } from "../../support/makePhotos.ts";
import { expectPhotos, expectUploaded } from "../support/designer.ts";
import { expect, test } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";

const HEIC_PHOTO = join(
  import.meta.dirname,
  "../../../apps/server/src/adapters/images-sharp/test/field.heic",
);
const PHOTOS = [HEIC_PHOTO, samplePhotoPath("koi")];

/** Returns for each photo on the wall whether the browser can decode its image. */
const canDecodePhotos = (visit: Visit): Promise<readonly boolean[]> =>
  visit.run(() =>
    Promise.all(
      [...document.querySelectorAll("[data-photo] image")].map(async (drawn) => {
        const image = new Image();
        image.src = drawn.getAttribute("href") ?? "";
        await image.decode().catch(() => {});
        return image.naturalWidth > 0;
      }),
    ),
  );

const expectDecoded = (visit: Visit): Promise<void> =>
  expect.poll(() => canDecodePhotos(visit), { timeout: 30_000 }).toEqual(PHOTOS.map(() => true));

test("R4.1 a HEIC photo, which neither browser decodes, is uploaded, and the shop's copy hangs on the wall", async ({
  visit,
}) => {
  await visit.open("/design?set=square_trio");
  await visit.addPhotos(PHOTOS);
  await expectPhotos(visit, PHOTOS);
  await expectUploaded(visit);
  await expectDecoded(visit);
  await visit.savePicture("heic");
  await visit.reload();
  await expectPhotos(visit, PHOTOS);
  await expectDecoded(visit);
});
