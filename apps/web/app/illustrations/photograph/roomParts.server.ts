/** Pixels of the parts of a scene, all in one size: the wall as RGB, the others as RGBA. */
export type RoomParts = {
  readonly width: number;
  readonly height: number;
  readonly wall: Uint8Array;
  readonly tiles: Uint8Array;
  readonly furniture: Uint8Array;
};
