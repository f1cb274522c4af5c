/** What tus-js-client asks of `js-base64`: text as base64 of its UTF-8. Every browser has it. */
export const Base64 = {
  encode: (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text))),
};
