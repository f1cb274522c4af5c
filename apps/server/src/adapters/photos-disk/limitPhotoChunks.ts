import pLimit from "p-limit";

/**
 * Limits how many chunks of photos this process writes or hashes at the same time. Without the limit, at fifty
 * uploads a request for a cart waited for fifty chunks and took five times as long; now it waits for four.
 */
export const limitPhotoChunks = pLimit(4);
