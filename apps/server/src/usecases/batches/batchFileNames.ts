/** Returns the names of the documents and lists in the folder of a batch. */
export const batchFileNames = (batchName: string) => ({
  cutList: `${batchName}_cut-list.pdf`,
  contactSheet: `${batchName}_contact-sheet.pdf`,
  jobTickets: `${batchName}_job-tickets.pdf`,
  packingSlips: `${batchName}_packing-slips.pdf`,
  csv: "batch.csv",
});
