import { EMAIL_ADVICE, isEmailAddress } from "@storywall/domain/text/emailAddress.ts";
import { type SyntheticEvent, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import signInStyles from "../shell/SignIn.module.css";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import styles from "./Staff.module.css";

/** The page to request a link after a forgotten password. Its reply is the same for every address. */
export function PasswordLinkPage({
  onAsk,
}: {
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onAsk: (email: string) => Promise<string | null>;
}) {
  const { errorOf, showError, clearError } = useFieldError<"email">();
  const { isBusy, whileBusy } = useBusy();
  const [isAsked, setIsAsked] = useState(false);

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email") ?? "").trim();
    if (!isEmailAddress(email)) return showError(form, "email", `${EMAIL_ADVICE}.`);
    clearError();
    const message = await whileBusy(onAsk(email));
    if (message !== null) showError(form, "email", message);
    setIsAsked(message === null);
  };

  return (
    <main data-admin className={signInStyles.page}>
      <h1 className={signInStyles.title}>{isAsked ? "Check your inbox" : "Forgotten your password?"}</h1>
      {isAsked ? (
        <p role="status" className={signInStyles.lead}>
          If a member of staff has this address, a link is on its way. It works once, for 30 minutes. Nothing
          there? Check the junk folder, or ask an owner of the shop.
        </p>
      ) : (
        <>
          <p className={signInStyles.lead}>
            We'll email you a link to set a new one. For the shop's own password, see the notes on running the
            shop.
          </p>
          <form
            className={styles.form}
            method="post"
            noValidate
            onSubmit={(event) => void handleSubmit(event)}
          >
            <TextField
              autoFocus
              type="email"
              name="email"
              label="Your email address"
              autoComplete="username"
              {...errorOf("email")}
            />
            <Button type="submit" busy={isBusy}>
              Send me a link
            </Button>
          </form>
        </>
      )}
      <a href="/admin">Back to signing in</a>
    </main>
  );
}
