/** The limit of mail programs (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * Words joined by single dots, an @, a host with a dot. The standard allows more, but any other typed address is
 * nearly always a mistake.
 */
export const EMAIL_PATTERN =
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/**
 * Returns true for a text that has the form of an email address, apart from white space around it. Browser and
 * contract use the same check.
 */
export const isEmailAddress = (typed: string): boolean => {
  const address = typed.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(address);
};

/** Message for a wrong email address, without a full stop. */
export const EMAIL_ADVICE = "Please enter an email address, such as name@example.com";
