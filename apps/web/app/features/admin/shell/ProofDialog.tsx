import type { CallInput } from "@storywall/contract/call.ts";
import { proveIdentity } from "@storywall/contract/calls/staff/proveIdentity.ts";
import { type SyntheticEvent, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { Dialog } from "../../../ui/modal/Dialog.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { adminApi } from "./adminApi.ts";
import { noAnswerMessage } from "./noAnswer.ts";
import { requestPasskey } from "./requestPasskey.ts";
import styles from "./SignIn.module.css";
import { useProof } from "./useProof.ts";

type Proof = CallInput<typeof proveIdentity>["body"];

/** Six digits or four groups are a code; any other text is the password. */
const CODE = /^(\d{6}|([a-z\d]{4}-){3}[a-z\d]{4})$/i;

/** Asks people to prove their identity in a dialog over the page, so that unsaved text stays. */
export function ProofDialog() {
  const isNeeded = useProof((state) => state.isNeeded);
  const [error, setError] = useState<string>();
  const { isBusy, whileBusy } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  const close = () => {
    setError(undefined);
    useProof.setState({ isNeeded: false });
  };

  const showError = (message: string) => {
    setError(message);
    field.current?.focus();
    field.current?.select();
  };

  const prove = async (proof: Proof) => {
    const result = await adminApi(proveIdentity, { body: proof });
    if (result.kind === "error") return showError(result.message);
    if (result.kind === "unreachable") return showError(noAnswerMessage());
    setError(undefined);
    useProof.setState(({ proofs }) => ({ isNeeded: false, proofs: proofs + 1 }));
  };
  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setError(undefined);
    await whileBusy(work());
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? "";
    if (typed === "") return showError("Enter your code or your password.");
    return void run(() =>
      prove(CODE.test(typed) ? { kind: "code", code: typed } : { kind: "password", password: typed }),
    );
  };
  const handlePasskey = () =>
    void run(async () => {
      const answer = await requestPasskey();
      if ("error" in answer) setError(answer.error);
      else await prove({ kind: "passkey", ...answer });
    });

  return (
    <Dialog open={isNeeded} onCancel={close} title="Is it you?" width="confirm">
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <p>Please confirm that it's you before you do this. You won't be asked again for five minutes.</p>
        <TextField
          ref={field}
          type="password"
          name="proof"
          autoComplete="off"
          label="Code or password"
          hint="Your six-digit code or, if you have no codes, your password."
          {...(error === undefined ? {} : { error })}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={isBusy}>
            Confirm
          </Button>
          <Button variant="secondary" onClick={handlePasskey}>
            Use a passkey
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
