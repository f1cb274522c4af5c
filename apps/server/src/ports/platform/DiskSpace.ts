/** Free space of the disk that uploads and photos are written to. */
export type DiskSpace = {
  /** Returns false below the floor that is left to carts and orders: no photo is written then. */
  hasSpaceForPhotos(): Promise<boolean>;
};
