import type { DesignPhoto } from "@storywall/domain/design/design.ts";
import { type RefObject, useCallback, useRef, useState } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { placePhotos } from "../../features/designer/state/placePhotos.ts";
import { browserPhotos } from "../../features/photos/browserPhotos.ts";
import { nameUntitledFiles, readClipboardPhotos } from "../../features/photos/pastedPhotos.ts";
import { type FileOrigin, usePhotoDrop } from "../../features/photos/usePhotoDrop.ts";
import { showToast } from "../../lib/page/toast.ts";
import { addFilesToDesign, findReplacedPhoto, type Target, targetInPlaceOf } from "./addFilesToDesign.ts";

/** All ways to add photos to one design (R2.7), and which of them is open. */
export type AddPhotosState = {
  readonly deviceInput: RefObject<HTMLInputElement | null>;
  readonly cameraInput: RefObject<HTMLInputElement | null>;
  readonly isFileOver: boolean;
  /** Where the open dialog adds photos; null while it is closed. */
  readonly target: Target | null;
  /** The picker that replaces the dialog: for art, or for photos of other walls. */
  readonly picker: "art" | "library" | null;
  readonly open: (tile: string | null) => void;
  readonly close: () => void;
  readonly fromDevice: (tile: string | null) => void;
  readonly fromCamera: (tile: string | null) => void;
  /** Opens the device's picker for a photo in place of one that cannot be used. */
  readonly replace: (photoId: string) => void;
  readonly fromClipboard: () => void;
  readonly fromArt: () => void;
  readonly fromLibrary: () => void;
  /** Adds files from one of the inputs. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Adds photos that the shop has: those of the shopper's other walls, and art. `adapt` changes how they hang. */
  readonly onPhotos: (
    photos: readonly DesignPhoto[],
    adapt?: (place: typeof placePhotos) => typeof placePhotos,
  ) => Promise<void>;
};

const NO_TILE: Target = { tile: null };
const loadPlacePhotos = async () => placePhotos;

/**
 * Returns the ways to add photos to the design of `store`. `designKey` binds their uploads to the design (B4); `loadPlace`
 * loads the command that hangs them.
 */
export const useAddPhotos = (
  store: DesignerStore,
  designKey: string,
  loadPlace: () => Promise<typeof placePhotos> = loadPlacePhotos,
): AddPhotosState => {
  const deviceInput = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [picker, setPicker] = useState<AddPhotosState["picker"]>(null);
  /** What the device's picker was opened for. The picker may be closed without an event. */
  const pickerTarget = useRef<Target>(NO_TILE);

  const addFiles = useCallback(
    (files: readonly File[], to: Target) => {
      setTarget(null);
      return addFilesToDesign({ store, photos: browserPhotos(), designKey, loadPlace }, files, to);
    },
    [store, designKey, loadPlace],
  );
  const getFileNames = useCallback(
    () => store.getState().history.present.photos.map(({ fileName }) => fileName),
    [store],
  );
  const handleFiles = useCallback(
    (files: readonly File[], origin: FileOrigin) => {
      const named = origin === "pasted" ? nameUntitledFiles(files, "Pasted photo", getFileNames()) : files;
      void addFiles(named, target ?? NO_TILE);
    },
    [getFileNames, addFiles, target],
  );
  const isFileOver = usePhotoDrop(handleFiles);
  const open = useCallback((tile: string | null) => setTarget({ tile }), []);
  const openPicker = useCallback((input: RefObject<HTMLInputElement | null>, to: Target): void => {
    pickerTarget.current = to;
    input.current?.click();
  }, []);
  const fromDevice = useCallback((tile: string | null) => openPicker(deviceInput, { tile }), [openPicker]);
  const replace = useCallback(
    (id: string) =>
      openPicker(
        deviceInput,
        targetInPlaceOf(id, designOf(store.getState()), browserPhotos().states.getState()),
      ),
    [openPicker, store],
  );
  const close = (): void => {
    setTarget(null);
    setPicker(null);
  };
  const onPhotos: AddPhotosState["onPhotos"] = async (photos, adapt) => {
    const to = target ?? NO_TILE;
    close();
    const replacedId = findReplacedPhoto(designOf(store.getState()), browserPhotos().states.getState(), to);
    const place = await loadPlace();
    store.getState().run(adapt ? adapt(place) : place, { photos, tile: to.tile, replacedId });
  };
  return {
    deviceInput,
    cameraInput,
    isFileOver,
    target,
    picker,
    open,
    close,
    fromDevice,
    replace,
    fromCamera: (tile) => openPicker(cameraInput, { tile }),
    fromClipboard: async () => {
      const pasted = await readClipboardPhotos();
      if (pasted === null)
        showToast("info", "Your browser didn't let us read it. Press Ctrl+V instead (Cmd+V on a Mac).");
      else if (pasted.length === 0) showToast("info", "There's no picture to paste. Copy one first.");
      else handleFiles(pasted, "pasted");
    },
    fromArt: () => setPicker("art"),
    fromLibrary: () => setPicker("library"),
    onFiles: (files) =>
      void addFiles(nameUntitledFiles(files, "Photo", getFileNames()), pickerTarget.current),
    onPhotos,
  };
};
