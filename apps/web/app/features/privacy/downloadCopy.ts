/** Downloads the data as a JSON file, which both people and programs can read. */
export const downloadCopy = (data: object): void => {
  const text = JSON.stringify(data, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "storywall-what-is-kept.json";
  link.click();
  // Not before the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
