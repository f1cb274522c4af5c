/**
 * Minimum length of a staff password. Length is what helps; rules about characters only make people write passwords
 * down.
 */
export const MIN_PASSWORD_LENGTH = 10;
