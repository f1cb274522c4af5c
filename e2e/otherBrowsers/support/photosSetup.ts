/** What the journeys need. The tests of the long list start shops, which need a database to copy too. */
export { makePhotos as default } from "../../support/makePhotos.ts";
