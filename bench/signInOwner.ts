/** The owner's password in shops that benchmarks start (`OWNER_PASSWORD`). */
export const OWNER_PASSWORD = "a-password-of-the-bench";

/** Signs in as the owner. Returns the value of the header `cookie` for further requests. */
export const signInOwner = async (url: string): Promise<string> => {
  const reply = await fetch(`${url}/api/owner/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: OWNER_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`Signing in: ${reply.status} ${await reply.text()}`);
  return reply.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
};
