/** Hands the data out as a file: what a person can read, and a program too. */
export const downloadCopy = (data: object): void => {
  const text = JSON.stringify(data, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "storywall-what-is-kept.json";
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
