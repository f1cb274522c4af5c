import type { OrderDocuments } from "../../ports/print/OrderDocuments.ts";

/**
 * Renders order documents with pdfkit. It and its fonts load at the first document: most processes never render one.
 */
export const documentsPdfkit: OrderDocuments = {
  renderJobTicket: async (ticket) => (await import("./renderJobTicket.ts")).renderJobTicket(ticket),
  renderPackingSlip: async (slip) => (await import("./renderPackingSlip.ts")).renderPackingSlip(slip),
  renderHangingGuide: async (guide) => (await import("./renderHangingGuide.ts")).renderHangingGuide(guide),
};
