/** The part of libheif-js that is used here; the package has types only for the layer below. */
declare module "libheif-js/wasm-bundle.js" {
  export type HeifPixels = { data: Uint8ClampedArray; width: number; height: number };
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Decodes into `pixels.data` as RGBA, turned upright (irot, imir). Calls `done` with null when it cannot. */
    display(pixels: HeifPixels, done: (shown: HeifPixels | null) => void): void;
    free(): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } };
  export default libheif;
}
