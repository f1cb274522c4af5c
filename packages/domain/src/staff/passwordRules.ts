/** Shortest password of the staff. Length helps; rules about characters only make people write it down. */
export const MIN_PASSWORD_LENGTH = 10;
