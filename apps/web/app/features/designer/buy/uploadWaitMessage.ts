/** Returns the message for a shopper who buys while photos are pending: how many, and what they wait for. */
export const uploadWaitMessage = (
  count: number,
  isOnline: boolean,
): { readonly title: string; readonly text: string } => {
  const photos = count === 1 ? "1 photo is" : `${count} photos are`;
  return isOnline
    ? { title: "Photos on their way", text: `${photos} still to come: please keep this page open.` }
    : {
        title: "No connection",
        text: `${photos} still to come, as soon as you're online again.`,
      };
};
