/** JSON of the WebAuthn standard, which the shop's library reads and writes. */
type WebAuthnJson = Record<string, unknown>;

/** Loaded at the first press on a passkey: most pages never need it. */
const load = () => import("@simplewebauthn/browser");

/** Asks the browser for a passkey. Returns undefined when the person cancels or has none. */
export const askForPasskey = async (options: WebAuthnJson): Promise<WebAuthnJson | undefined> => {
  const { startAuthentication } = await load();
  return toJson(() => startAuthentication({ optionsJSON: parseOptions(options) }));
};

/** Lets the browser create a passkey. Returns undefined when the person cancels. */
export const createPasskey = async (options: WebAuthnJson): Promise<WebAuthnJson | undefined> => {
  const { startRegistration } = await load();
  return toJson(() => startRegistration({ optionsJSON: parseOptions(options) }));
};

const toJson = async (ask: () => Promise<object>): Promise<WebAuthnJson | undefined> => {
  try {
    return { ...(await ask()) };
  } catch {
    // The browser hides the reason, so that a page cannot find out which passkeys a person has.
    return undefined;
  }
};

/** The server's library wrote the options, and this library, its other half, reads them. */
const parseOptions = <Options>(options: WebAuthnJson): Options => JSON.parse(JSON.stringify(options));
