/** Pictures that were drawn once, by name. Losing them costs time only: they are drawn again. */
export type PreviewFiles = {
  read(name: string): Promise<Uint8Array | undefined>;
  keep(name: string, content: Uint8Array): Promise<void>;
};
