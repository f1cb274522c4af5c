/** An error that the user can fix: its message is one clear sentence, and no stack is shown. */
export class SetupError extends Error {}
