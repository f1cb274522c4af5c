/** Returns how many prints wait for a check by staff, and how many for their shoppers' answers. */
export const waitingText = (forYou: number, forShoppers: number): string =>
  [
    forYou === 1 ? "One print waits for you." : `${forYou === 0 ? "No" : forYou} prints wait for you.`,
    forShoppers > 0 &&
      (forShoppers === 1
        ? "One waits for its shopper's answer."
        : `${forShoppers} wait for their shoppers' answers.`),
  ]
    .filter(Boolean)
    .join(" ");
