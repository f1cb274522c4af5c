import { TEST_CARDS } from "@storywall/testkit/testCards.ts";
import { KeyboardUser } from "../support/keyboardUser.ts";
import { TWELVE_PHOTOS } from "../support/makePhotos.ts";
import { createShopper } from "../support/shoppers.ts";
import { expect, test } from "../support/test.ts";

const THREE_PHOTOS = TWELVE_PHOTOS.slice(0, 3);

test("B11 a shopper goes from home to order by keyboard alone", async ({
  page,
  shop,
  wall,
  cart,
  checkout,
  order,
  site,
}) => {
  const keyboard = new KeyboardUser(page);
  const shopper = createShopper(site);
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await shop.openHome();
  await keyboard.press(page.getByRole("main").getByRole("link", { name: "Square trio" }).first());
  await keyboard.press(page.getByRole("link", { name: "Start with your own photos" }));
  await expect(shop.heading("Design your wall")).toBeAttached();

  const chooser = page.waitForEvent("filechooser");
  await keyboard.press(page.getByRole("button", { name: "Add photos", exact: true }));
  await (await chooser).setFiles([...THREE_PHOTOS]);
  await wall.expectPhotos(THREE_PHOTOS);
  await wall.expectAllUploaded();

  await keyboard.press(wall.tile(1));
  await keyboard.press(button("Adjust crop"));
  await keyboard.tabTo(wall.cropStage());
  await page.keyboard.press("ArrowRight");
  await keyboard.press(button("Apply"));
  await keyboard.press(button("Close tile options"));

  await keyboard.press(button("Add to cart"));
  await cart.expectWall("Square trio", "R1,249.99");
  await keyboard.press(cart.drawer.getByRole("link", { name: "Checkout" }));

  await keyboard.type(checkout.field("Email"), shopper.email);
  for (const [label, text] of Object.entries(shopper.address)) {
    await keyboard.type(checkout.field(label), text);
  }
  await keyboard.type(checkout.field("Card number"), TEST_CARDS.accepted.replaceAll(" ", ""));
  await keyboard.type(checkout.field("Expiry date"), "0439");
  await keyboard.type(checkout.field("Security code"), "123");
  await keyboard.press(button("Review your order"));
  await keyboard.press(checkout.payButton());
  await order.expectOrderOf(shopper, "R1,249.99");
});
