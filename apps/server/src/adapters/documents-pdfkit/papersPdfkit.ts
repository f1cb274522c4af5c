import type { OrderPapers } from "../../ports/print/OrderPapers.ts";

/** Papers by pdfkit. It and its fonts are loaded when the first paper is asked for: most processes never draw one. */
export const papersPdfkit: OrderPapers = {
  jobTicket: async (ticket) => (await import("./jobTicket.ts")).jobTicket(ticket),
  packingSlip: async (slip) => (await import("./packingSlip.ts")).packingSlip(slip),
  hangingGuide: async (guide) => (await import("./hangingGuide.ts")).hangingGuide(guide),
};
