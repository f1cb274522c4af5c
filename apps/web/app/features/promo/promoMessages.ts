/** Returns the message for a failed subscription; `errorCode` is null when the server was unreachable. */
export const subscribeErrorMessage = (errorCode: string | null): string => {
  switch (errorCode) {
    case null:
      return "We couldn't reach the shop. Check your connection and try again.";
    case "BAD_REQUEST":
      return "That doesn't look like an email address. It should look like name@example.com.";
    case "TOO_MANY_REQUESTS":
      return "Too many requests from here in the last hour. Please try again later.";
    default:
      return "We couldn't save your address just now. Please try again in a minute.";
  }
};
