import { makePhotos } from "./makePhotos.ts";

export default makePhotos;
