/** Returns what became of an invitation. Without a mail server it reaches no one. */
export const invitedMessage = (email: string, areMailsFiles: boolean): string =>
  areMailsFiles
    ? `No mail server is set up, so the invitation reaches no one yet. Once there is one, please invite ${email} again.`
    : `The invitation is on its way to ${email}.`;
