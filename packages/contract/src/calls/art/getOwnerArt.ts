import { defineCall } from "../../call.ts";
import { ownerArt } from "../../schemas/art.ts";

export const getOwnerArt = defineCall({
  name: "getOwnerArt",
  method: "GET",
  path: "/owner/art",
  summary: "The whole catalogue of art, with what is out of sale",
  tag: "Owner",
  staffOnly: true,
  right: "shop.edit",
  reply: ownerArt,
  errors: [],
});
