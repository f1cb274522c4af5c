import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { photosOf } from "../../support/makePhotos.ts";
import { createShopper } from "../../support/shoppers.ts";
import { CART, expectPhotos, expectUploaded, readCrop, togglePanel } from "../support/designer.ts";
import { expect, test } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";

const PHOTOS = photosOf(4).slice(0, 3);
const TRIO = "Square trio";
const PRICE = "R1,249.99";

test("R1.1 R2.14 B4 a shopper goes from home to a paid order with real photos, and reloads on the way", async ({
  visit,
  allowError,
}) => {
  allowError(/402/);
  const shopper = createShopper("ZA");

  await test.step("R2.1 home and browse lead to the designer", async () => {
    await visit.open("/");
    await visit.expectShown("heading", "Turn Life Stories Into Wall Art!");
    await visit.savePicture("home");
    await visit.press("link", "Browse layouts and sets");
    await visit.expectShown("heading", "Find the wall that fits");
    await visit.savePicture("browse");
    await visit.press("link", new RegExp(`^${TRIO}`));
    await visit.expectShown("heading", TRIO);
    await visit.savePicture("layout");
    await visit.press("link", "Start with your own photos");
    await visit.expectShown("button", /^Tile 3 of 3/);
    await visit.savePicture("designer-empty");
  });

  await test.step("R4.1 R4.3 photos fill the wall in order, are uploaded, and stay after a reload", async () => {
    await visit.addPhotos(PHOTOS);
    await expectPhotos(visit, PHOTOS);
    await visit.expectNoText("no space for your photos");
    await expectUploaded(visit);
    await visit.reload();
    await expectPhotos(visit, PHOTOS);
    await visit.savePicture("photos");
  });

  await test.step("R2.8 R2.9 frame and crop are changed", async () => {
    await togglePanel(visit, "Frame");
    await visit.check(/^Sleek/);
    await visit.savePicture("frame");
    await togglePanel(visit, "Frame");
    await visit.press("button", /^Tile 2 of/);
    await visit.expectShown("heading", /^Tile 2 of/);
    await visit.savePicture("tile");
    await visit.openDialog("Adjust crop", "Adjust crop");
    await visit.expectShown("application", /./);
    const before = await readCrop(visit);
    const middle = await visit.middleOf({ role: "application", name: /./ });
    await visit.drag(middle, { x: middle.x - 60, y: middle.y - 60 });
    await expect.poll(() => readCrop(visit), { timeout: 20_000 }).not.toBe(before);
    await visit.savePicture("crop");
    await visit.press("button", "Apply");
    await visit.press("button", "Close tile options");
  });

  await test.step("R2.12 B10 the wall goes into the cart, where a code lowers its price", async () => {
    await visit.press("button", "Add to cart");
    await visit.expectText(PRICE, { role: "article", name: new RegExp(TRIO), inside: CART });
    await visit.type("Promo code", "welcome10");
    await visit.press("button", "Apply", CART);
    await visit.expectText("Code WELCOME10 is applied.", CART);
    await visit.savePicture("cart");
    await visit.press("link", "Checkout", CART);
    await visit.expectShown("heading", "Checkout");
  });

  await test.step("R2.14 the checkout form survives a reload", async () => {
    await visit.type("Email", shopper.email);
    for (const [label, text] of Object.entries(shopper.address)) await visit.type(label, text);
    for (const [label, option] of Object.entries(shopper.choices)) await visit.choose(label, option);
    await visit.savePicture("checkout");
    await visit.reload();
    await visit.expectField("Email", shopper.email);
    for (const [label, text] of Object.entries(shopper.address)) await visit.expectField(label, text);
  });

  await test.step("R2.14 a declined card keeps the form, an accepted one creates the order", async () => {
    await payBy(visit, TEST_CARDS.declined);
    await visit.expectText("declined this card. Nothing was charged.");
    await visit.expectInView("alert", /declined this card/);
    await visit.expectField("Email", shopper.email);
    await visit.savePicture("declined");
    await payBy(visit, TEST_CARDS.accepted);
    await visit.expectShown("heading", "What happens next");
    await visit.expectText(shopper.email);
    await visit.expectText(shopper.orderNumber);
    await visit.expectShown("image", /as it will hang/);
    await visit.savePicture("order");
    await visit.reload();
    await visit.expectText(shopper.orderNumber);
  });

  await test.step("R2.14 Back from the order does not lead to a second payment", async () => {
    await visit.goBack();
    await visit.expectShown("heading", "Your cart is empty");
  });
});

const payBy = async (visit: Visit, card: string): Promise<void> => {
  await visit.type("Card number", card.replaceAll(" ", ""));
  await visit.type("Expiry date", "0439");
  await visit.type("Security code", "123");
  await visit.press("button", "Review your order");
  await visit.expectShown("heading", "Check your order");
  await visit.expectInView("heading", "Check your order");
  await visit.savePicture("review");
  await visit.press("button", /^Pay /);
};
