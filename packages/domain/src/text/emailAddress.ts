/** The limit of mail programs (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Words joined by single dots, an @, a host with a dot. Mail allows more, but what else is typed is nearly always an
 * error.
 */
export const EMAIL_PATTERN =
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/**
 * Checks the form of a typed email address, without white space around it. Browser and contract use the same check.
 */
export const isEmailAddress = (typed: string): boolean => {
  const address = typed.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(address);
};

/** What to say of a wrong address, without a full stop. */
export const EMAIL_ADVICE = "Enter an email address, such as name@example.com";
