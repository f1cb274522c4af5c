import { samplePhotoPath } from "../../support/makePhotos.ts";
import { expectPhotos, expectUploaded } from "../support/designer.ts";
import { test } from "../support/test.ts";

const PHOTOS = (["koi", "leaf"] as const).map(samplePhotoPath);
const NOTICE = "This wall is open in another tab too";

test("B4 two tabs with one wall show a notice, share every change, and lose nothing", async ({
  visit,
  openVisit,
}) => {
  await visit.open("/design?set=square_trio");
  await visit.addPhotos(PHOTOS);
  await expectPhotos(visit, PHOTOS);
  await expectUploaded(visit);
  const other = await openVisit();
  await other.open("/design?set=square_trio");
  await expectPhotos(other, PHOTOS);
  await other.expectText(NOTICE);
  await visit.expectText(NOTICE);
  await visit.savePicture("open-twice");

  await visit.tabTo("button", /^Tile 1 of/);
  await visit.key("Delete");
  await other.expectShown("button", /^Tile 1 of .*empty/);
  await other.press("button", "Undo");
  await expectPhotos(visit, PHOTOS);

  await other.close();
  await visit.expectNoText(NOTICE);
  await visit.reload();
  await expectPhotos(visit, PHOTOS);
});
