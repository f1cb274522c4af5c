/** The id of the section that sends the photos, which the head of the page links to. */
export const SEND_ID = "send";
