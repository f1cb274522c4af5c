/** Creates the photos for the journeys. The tests of the long list start shops, so they need a database to copy too. */
export { makePhotos as default } from "../../support/makePhotos.ts";
