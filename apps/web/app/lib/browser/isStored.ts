/** Returns true when the browser has anything under the key. */
export const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};
