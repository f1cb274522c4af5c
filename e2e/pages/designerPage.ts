import { basename } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { dragBy, dragTo } from "../support/gestures.ts";
import { WallView } from "./wallView.ts";

/** The designer. */
export class DesignerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Drops photos on the wall; on a phone, where nothing can be dropped, it chooses them. */
  async dropPhotos(paths: readonly string[]): Promise<void> {
    if (await this.isPhone()) await this.choosePhotos(paths);
    else await dropFiles(this.page, paths);
  }

  async choosePhotos(paths: readonly string[]): Promise<void> {
    await this.showPanel("Photos");
    const [chooser] = await Promise.all([
      this.page.waitForEvent("filechooser"),
      this.page.getByRole("button", { name: "Add photos", exact: true }).click(),
    ]);
    await chooser.setFiles([...paths]);
    await this.hidePanel("Photos");
  }

  tile(number: number): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^Tile ${number} of `) });
  }

  /** Checks that photos are on the wall in the order in which they were added (R4.3). */
  async expectPhotos(paths: readonly string[]): Promise<void> {
    for (const [index, path] of paths.entries()) {
      await expect(this.tile(index + 1)).toHaveAccessibleName(new RegExp(basename(path)));
    }
  }

  /** Checks that no tile covers its photo while the image loads. */
  async expectPhotosShown(): Promise<void> {
    await expect(this.page.locator("[data-loading]")).toHaveCount(0);
  }

  /** Waits until each photo is in the browser's database or on the server. From then on no reload loses it (B4). */
  async expectSaved(count: number): Promise<void> {
    const countSaved = async () => {
      const uploaded = await this.page
        .getByRole("button", { name: /^Tile .*\.jpg/ })
        .and(this.page.getByRole("button", { name: /(sharp|good|soft)$/ }))
        .count();
      return uploaded + (await this.page.evaluate(countPendingPhotos));
    };
    await expect.poll(countSaved, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  }

  /** Waits until every photo of the wall is on the server. */
  async expectAllUploaded(): Promise<void> {
    // Photos that were just chosen appear on the wall together, so one filled tile means that all are there.
    await expect(this.page.getByRole("button", { name: /^Tile (?!.*empty)/ }).first()).toBeVisible();
    const pendingTiles = this.page.getByRole("button", { name: /^Tile .*(Uploading|Almost there|Waiting)/ });
    await expect(pendingTiles).toHaveCount(0, { timeout: 120_000 });
  }

  /** Drags a photo by pointer to another tile, or off the wall (B3). */
  async dragPhoto(number: number, to: number | "off the wall"): Promise<void> {
    const target = to === "off the wall" ? this.page.getByRole("banner") : this.tile(to);
    await dragTo(this.page, this.tile(number), target, this.page.locator("[data-drag-overlay]"));
  }

  /** Drags a photo by pointer from the open tray to a tile (B3). */
  async dragFromTray(fileName: string, to: number): Promise<void> {
    const photo = this.tray().locator(`[title="${fileName}"]`);
    await dragTo(this.page, photo, this.tile(to), this.page.locator("[data-drag-overlay]"));
  }

  tray(): Locator {
    return this.page.getByRole("region", { name: "Photos" });
  }

  async openTray(): Promise<void> {
    await this.showPanel("Photos");
    await expect(this.tray()).toBeVisible();
  }

  async closeTray(): Promise<void> {
    await this.hidePanel("Photos");
  }

  /** Closes the tray with Escape. On a phone the Back button does the same. */
  async goBackToWall(): Promise<void> {
    await this.page.keyboard.press("Escape");
    if (await this.isPhone()) await expect(this.tray()).toBeHidden();
  }

  /** Opens the dialog with all upload sources for an empty tile (R2.7). */
  async openAddPhotos(number: number): Promise<Locator> {
    await this.tile(number).click();
    const dialog = this.page.getByRole("dialog", { name: "Add photos" });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Pastes a photo, as Ctrl+V does. An image in the clipboard has no file name. */
  async pastePhoto(path: string): Promise<void> {
    const fileInput = await createFileInput(this.page, [path]);
    await fileInput.evaluate((input) => {
      const clipboardData = new DataTransfer();
      for (const file of input.files ?? []) {
        clipboardData.items.add(new File([file], "image.png", { type: file.type }));
      }
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent("paste", paste));
    });
    await fileInput.dispose();
  }

  async undo(): Promise<void> {
    await this.toolbar().getByRole("button", { name: "Undo" }).click();
  }

  async redo(): Promise<void> {
    await this.toolbar().getByRole("button", { name: "Redo" }).click();
  }

  /** Shows the list of layouts. */
  async openLayouts(): Promise<void> {
    await this.showPanel("Layout");
  }

  async changeFrame(style: string): Promise<void> {
    await this.showPanel("Frame");
    await this.frame(style).check({ force: true });
    await this.expectFrame(style);
    await this.hidePanel("Frame");
  }

  async expectFrame(style: string): Promise<void> {
    const wasHidden = !(await this.frame(style).isVisible());
    if (wasHidden) await this.showPanel("Frame");
    await expect(this.frame(style)).toBeChecked();
    if (wasHidden) await this.hidePanel("Frame");
  }

  async openTile(number: number): Promise<void> {
    await this.tile(number).click();
    await expect(this.page.getByRole("heading", { name: new RegExp(`^Tile ${number} of`) })).toBeVisible();
  }

  /** Closes the tile options and waits until the whole wall is shown (R4.8). Until then tiles still move. */
  async closeTile(): Promise<void> {
    await this.page.getByRole("button", { name: "Close tile options" }).click();
    await new WallView(this.page).expectWholeWall();
  }

  async openCrop(): Promise<void> {
    await this.page.getByRole("button", { name: "Adjust crop" }).click();
    await expect(this.cropStage()).toBeVisible();
  }

  /** Moves the photo in its opening by touch or mouse. */
  async moveCrop(): Promise<void> {
    await dragBy(this.page, this.cropStage(), { x: -60, y: 0 });
  }

  async applyCrop(): Promise<void> {
    await this.page.getByRole("button", { name: "Apply" }).click();
    await expect(this.cropStage()).toBeHidden();
  }

  async cancelCrop(): Promise<void> {
    await this.page.getByRole("button", { name: "Cancel" }).click();
    await expect(this.cropStage()).toBeHidden();
  }

  /** Returns the transform of a tile's photo in its opening, read from the drawing of the crop dialog. */
  async cropPosition(number: number): Promise<string> {
    await this.openTile(number);
    await this.openCrop();
    const position = await this.cropTransform();
    await this.cancelCrop();
    await this.closeTile();
    return position;
  }

  /** Returns the transform of the photo in the open crop dialog. */
  cropTransform(): Promise<string> {
    return this.cropStage().evaluate(
      (stage) => stage.querySelector("image")?.getAttribute("transform") ?? "no image",
    );
  }

  async addToCart(): Promise<void> {
    await this.page.getByRole("button", { name: /^(Add to|Update) cart$/ }).click();
  }

  /** Checks what a live region announces about the last step. */
  async expectAnnounced(text: string): Promise<void> {
    // An open dialog has its own live region, because that of the page is inert.
    await expect(this.page.getByRole("status").filter({ hasText: text }).last()).toBeAttached();
  }

  /** Waits until the browser's database has this as the last step of the wall. From then on undo survives a reload. */
  async expectSavedStep(label: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(readLastSavedSteps)).toContain(label);
  }

  /** The buttons above the wall: undo, redo and others. A toast may have another Undo button. */
  toolbar(): Locator {
    return this.page.getByRole("group", { name: "Your wall" });
  }

  cropStage(): Locator {
    return this.page.getByRole("application");
  }

  private frame(style: string): Locator {
    return this.page.getByRole("group", { name: "For the whole wall" }).getByRole("radio", { name: style });
  }

  private panel(name: string): Locator {
    return this.page.getByRole("navigation", { name: "Panels" }).getByRole("button", { name });
  }

  /** Opens a panel. On a phone panels open from a bar below; on a desktop they are always open. */
  private async showPanel(name: string): Promise<void> {
    const button = this.panel(name);
    if (await button.isVisible()) {
      if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
    }
  }

  private async hidePanel(name: string): Promise<void> {
    const button = this.panel(name);
    if ((await button.isVisible()) && (await button.getAttribute("aria-expanded")) === "true")
      await button.click();
  }

  /** Opens the list of what is left to do. Where there is room the bar shows all of it. */
  async openNotes(): Promise<void> {
    if (await this.isPhone()) await this.page.getByRole("button", { name: /things to check/ }).click();
  }

  isPhone(): Promise<boolean> {
    return this.panel("Photos").isVisible();
  }
}

/** Creates a file input that holds files from disk. The browser reads them as it reads files of a real drop. */
const createFileInput = async (page: Page, paths: readonly string[]) => {
  const fileInput = await page.evaluateHandle(() => {
    const input = document.createElement("input");
    input.type = "file";
    input.multiple = true;
    return input;
  });
  await fileInput.setInputFiles([...paths]);
  return fileInput;
};

/** Drops files from disk on the wall. */
const dropFiles = async (page: Page, paths: readonly string[]): Promise<void> => {
  const fileInput = await createFileInput(page, paths);
  await fileInput.evaluate((input) => {
    const files = new DataTransfer();
    for (const file of input.files ?? []) files.items.add(file);
    for (const type of ["dragover", "drop"]) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files });
      document.querySelector("main")?.dispatchEvent(event);
    }
  });
  await fileInput.dispose();
};

/** Returns the label of the last step of each saved history. Runs in the page. */
export const readLastSavedSteps = (): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const openRequest = indexedDB.open("storywall-designs");
    openRequest.onerror = () => reject(openRequest.error);
    openRequest.onsuccess = () => {
      const database = openRequest.result;
      const readRequest = database.transaction("histories").objectStore("histories").getAll();
      readRequest.onerror = () => reject(readRequest.error);
      readRequest.onsuccess = () => {
        database.close();
        resolve(readRequest.result.map(({ history }) => history.past.at(-1)?.label));
      };
    };
  });

/** Returns the number of photos in the browser's database that wait for their upload. Runs in the page. */
const countPendingPhotos = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const openRequest = indexedDB.open("storywall-photos");
    openRequest.onerror = () => reject(openRequest.error);
    openRequest.onsuccess = () => {
      const database = openRequest.result;
      const countRequest = database.transaction("pending").objectStore("pending").count();
      countRequest.onerror = () => reject(countRequest.error);
      countRequest.onsuccess = () => {
        database.close();
        resolve(countRequest.result);
      };
    };
  });
