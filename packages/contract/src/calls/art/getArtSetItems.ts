import { defineCall } from "../../call.ts";
import { artQuery, artSet, pageOf } from "../../schemas/art.ts";

export const getArtSetItems = defineCall({
  name: "getArtSetItems",
  method: "GET",
  path: "/art/get-art-set-items",
  summary: "Sets of art that have every one of the tags, newest first, 24 a page",
  tag: "Art",
  query: artQuery,
  reply: pageOf(artSet),
  errors: [],
});
