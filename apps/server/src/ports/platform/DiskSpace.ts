/** Free space of the disk to which uploads and photos are written. */
export type DiskSpace = {
  /**
   * Returns false when the free space is below the floor reserved for carts and orders: then no photo is
   * written.
   */
  hasSpaceForPhotos(): Promise<boolean>;
};
