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

/** Returns the width of the first tile's photo, as the browser decodes it; 0 when it cannot. */
const readPhotoWidth = (visit: Visit): Promise<number> =>
  visit.run(async () => {
    const images = [...document.querySelectorAll("[data-tile] image")];
    const photo = images
      .map((image) => image.getAttribute("href") ?? "")
      .find((href) => !href.startsWith("data:"));
    if (!photo) return 0;
    const image = new Image();
    image.src = photo;
    await image.decode().catch(() => {});
    return image.naturalWidth;
  });

test("R4.1 a HEIC photo, which neither browser decodes, is uploaded, and the shop's copy hangs on the wall", async ({
  visit,
}) => {
  await visit.open("/design?set=square_trio");
  await visit.addPhotos(PHOTOS);
  await expectPhotos(visit, PHOTOS);
  await expectUploaded(visit);
  await expect.poll(() => readPhotoWidth(visit), { timeout: 30_000 }).toBeGreaterThan(0);
  await visit.savePicture("heic");
  await visit.reload();
  await expectPhotos(visit, PHOTOS);
  await expect.poll(() => readPhotoWidth(visit), { timeout: 30_000 }).toBeGreaterThan(0);
});
