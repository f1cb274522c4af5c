/** How a photo of the tray is dragged onto a tile by mouse. A type of its own, so that nothing else lands there. */
const TYPE = "application/x-storywall-photo";

export const carryPhoto = (transfer: DataTransfer, photoId: string): void => {
  transfer.setData(`${TYPE}.${photoId}`, photoId);
  transfer.effectAllowed = "copy";
};

/** The photo that is dragged, or null. Browsers hide the data until the drop but never the types, so the type bears it. */
export const carriedPhotoId = (transfer: DataTransfer): string | null =>
  transfer.types.find((type) => type.startsWith(TYPE))?.slice(TYPE.length + 1) ?? null;
