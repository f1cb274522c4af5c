/** Returns the message for a failed subscription; `errorCode` is null when the server was unreachable. */
export const subscribeErrorMessage = (errorCode: string | null): string => {
  switch (errorCode) {
    case null:
      return "We could not reach the shop. Check your connection and try again.";
    case "BAD_REQUEST":
      return "That does not look like an e-mail address. It should be like thandi@example.com.";
    case "TOO_MANY_REQUESTS":
      return "Many people asked from here within the hour. Please try again later.";
    default:
      return "We could not take your address just now. Please try again in a minute.";
  }
};
