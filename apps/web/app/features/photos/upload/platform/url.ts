/** What tus-js-client asks of `url-parse`: an address resolved against another. Every browser has it. */
export default URL;
