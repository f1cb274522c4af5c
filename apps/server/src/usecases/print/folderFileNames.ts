/**
 * Returns the names of the lists and documents beside the prints in an order's folder. The PDFs begin with the order's
 * number, as the prints do.
 */
export const folderFileNames = (orderNumber: string) => ({
  json: "order.json",
  csv: "order.csv",
  jobTicket: `${orderNumber}_job-ticket.pdf`,
  packingSlip: `${orderNumber}_packing-slip.pdf`,
  hangingGuide: `${orderNumber}_hanging-guide.pdf`,
});
