import { defineCall } from "../../call.ts";
import { figureQuery, figureReport } from "../../schemas/owner/figures.ts";

export const getFigures = defineCall({
  name: "getFigures",
  method: "GET",
  path: "/owner/figures",
  summary:
    "Sales, orders, prints and the way of visitors of up to 366 local days, beside as many days before",
  tag: "Owner",
  staffOnly: true,
  right: "figures.read",
  query: figureQuery,
  reply: figureReport,
  errors: ["BAD_REQUEST"],
});
