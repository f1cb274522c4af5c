/** Replaces `js-base64` for tus-js-client: encodes text as base64 of its UTF-8 with the browser's own functions. */
export const Base64 = {
  encode: (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text))),
};
