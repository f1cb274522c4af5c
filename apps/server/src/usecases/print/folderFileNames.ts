/** What lies beside the prints in an order's folder. Names are the shop's own, and begin with the order's number as theirs do. */
export const folderFileNames = (orderNumber: string) => ({
  json: "order.json",
  csv: "order.csv",
  jobTicket: `${orderNumber}_job-ticket.pdf`,
  packingSlip: `${orderNumber}_packing-slip.pdf`,
  hangingGuide: `${orderNumber}_hanging-guide.pdf`,
});
