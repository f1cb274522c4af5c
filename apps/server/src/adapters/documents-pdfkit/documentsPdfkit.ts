import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";

/** Papers by pdfkit. It and its fonts are loaded when the first paper is asked for: most processes never draw one. */
export const documentsPdfkit: OrderDocuments = {
  renderJobTicket: async (ticket) => (await import("./renderJobTicket.ts")).renderJobTicket(ticket),
  renderPackingSlip: async (slip) => (await import("./renderPackingSlip.ts")).renderPackingSlip(slip),
  renderHangingGuide: async (guide) => (await import("./renderHangingGuide.ts")).renderHangingGuide(guide),
};
