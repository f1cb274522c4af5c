import type { BatchDocuments, OrderDocuments } from "../../ports/print/OrderDocuments.ts";

/**
 * Renders order documents with pdfkit. It and its fonts load at the first document: most processes never render one.
 */
export const documentsPdfkit: OrderDocuments & BatchDocuments = {
  renderJobTicket: async (ticket) => (await import("./renderJobTicket.ts")).renderJobTicket(ticket),
  renderPackingSlip: async (slip) => (await import("./renderPackingSlip.ts")).renderPackingSlip(slip),
  renderHangingGuide: async (guide) => (await import("./renderHangingGuide.ts")).renderHangingGuide(guide),
  renderContactSheet: async (batch) => (await import("./renderContactSheet.ts")).renderContactSheet(batch),
  renderCutList: async (batch) => (await import("./renderCutList.ts")).renderCutList(batch),
  renderPackingSlips: async (...slips) =>
    (await import("./renderPackingSlip.ts")).renderPackingSlips(...slips),
  renderJobTickets: async (...tickets) => (await import("./renderJobTicket.ts")).renderJobTickets(...tickets),
  renderLabels: async (sheet) => (await import("./renderLabels.ts")).renderLabels(sheet),
};
