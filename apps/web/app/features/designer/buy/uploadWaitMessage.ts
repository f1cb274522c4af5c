/** What is said to whoever wants to buy while photos are on their way: how many, and what they wait for. */
export const uploadWaitMessage = (
  count: number,
  isOnline: boolean,
): { readonly title: string; readonly words: string } => {
  const photos = count === 1 ? "1 photo is" : `${count} photos are`;
  return isOnline
    ? { title: "Photos on their way", words: `${photos} still to come: please keep this page open.` }
    : {
        title: "No connection",
        words: `${photos} still to come, as soon as you are online again.`,
      };
};
