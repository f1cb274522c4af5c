/** The longest that mail programs take (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** Words joined by single dots, an @, a host with a dot. Mail itself allows more; nobody buys with it, and typing errors look like it. */
export const EMAIL_PATTERN =
  /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]*[A-Za-z\d])?\.)+[A-Za-z]{2,}$/;

/** Whether a person's e-mail address is one by its form; space around it does not count. The same in browser and contract. */
export const isEmailAddress = (typed: string): boolean => {
  const address = typed.trim();
  return address.length <= MAX_EMAIL_LENGTH && EMAIL_PATTERN.test(address);
};

/** What to say of a wrong address, without a full stop. */
export const EMAIL_ADVICE = "Enter an e-mail address, such as thandi@example.com";
