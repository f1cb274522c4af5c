import pLimit from "p-limit";

/**
 * For each piece of a photo that is written or hashed in this process. With fifty uploads at once a cart's call came to
 * its turn between fifty pieces and took five times as long; now it waits for four.
 */
export const limitPhotoChunks = pLimit(4);
