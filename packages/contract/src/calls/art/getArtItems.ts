import { defineCall } from "../../call.ts";
import { artItem, artQuery, pageOf } from "../../schemas/art.ts";

export const getArtItems = defineCall({
  name: "getArtItems",
  method: "GET",
  path: "/art/get-art-items",
  summary: "Art that has every one of the tags, featured first, then newest, 24 a page",
  tag: "Art",
  query: artQuery,
  reply: pageOf(artItem),
  errors: [],
});
