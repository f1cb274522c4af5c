import { beginFactor } from "@storywall/contract/calls/staff/beginFactor.ts";
import { confirmFactor } from "@storywall/contract/calls/staff/confirmFactor.ts";
import { removeFactor } from "@storywall/contract/calls/staff/removeFactor.ts";
import { renewRecoveryCodes } from "@storywall/contract/calls/staff/renewRecoveryCodes.ts";
import type { StaffAccount } from "@storywall/contract/schemas/owner/staff.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { adminApi } from "../shell/adminApi.ts";
import { noAnswerMessage } from "../shell/noAnswer.ts";
import { createPasskey } from "../shell/passkeyBrowser.ts";
import { Badge } from "../ui/Badge.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { CodesSetUp } from "./CodesSetUp.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./Staff.module.css";
import { errorOf } from "./staffCalls.ts";

type CodesTicket = { readonly ticket: string; readonly secret: string; readonly uri: string };

/** Passkeys, six-digit codes and recovery codes of the signed-in person. */
export function SecondFactors({
  account: { passkeys, hasCodes, recoveryCodesLeft },
  onChanged,
}: {
  readonly account: StaffAccount;
  readonly onChanged: () => Promise<void>;
}) {
  const [error, setError] = useState<string | null>(null);
  const { isBusy, whileBusy } = useBusy();
  const [codesTicket, setCodesTicket] = useState<CodesTicket>();
  const [newCodes, setNewCodes] = useState<readonly string[] | null>(null);
  const hasFactor = hasCodes || passkeys.length > 0;

  const run = async (work: () => Promise<string | null>) => {
    if (isBusy) return;
    setError(null);
    setError(await whileBusy(work()));
    await onChanged();
  };

  const addPasskey = () =>
    run(async () => {
      const begun = await adminApi(beginFactor, { body: { kind: "passkey" } });
      if (begun.kind !== "ok") return errorOf(begun);
      const response = await createPasskey(begun.reply.options ?? {});
      if (!response) return "No passkey was made. You can try again at any time.";
      const name = describeThisDevice();
      const body = { kind: "passkey", ticket: begun.reply.ticket, name, response } as const;
      const confirmed = await adminApi(confirmFactor, { body });
      if (confirmed.kind === "ok") setNewCodes(confirmed.reply.recoveryCodes);
      return errorOf(confirmed);
    });

  const beginCodes = () =>
    run(async () => {
      const begun = await adminApi(beginFactor, { body: { kind: "codes" } });
      if (begun.kind !== "ok") return errorOf(begun);
      const { ticket, secret, uri } = begun.reply;
      if (secret === null || uri === null) return noAnswerMessage();
      setCodesTicket({ ticket, secret, uri });
      return null;
    });

  const confirmCodes = async (code: string): Promise<string | null> => {
    if (!codesTicket) return null;
    const { ticket } = codesTicket;
    const confirmed = await adminApi(confirmFactor, { body: { kind: "codes", ticket, code } });
    // Another tab may have set them up meanwhile.
    if (confirmed.kind !== "ok") {
      await onChanged();
      return errorOf(confirmed);
    }
    setCodesTicket(undefined);
    setNewCodes(confirmed.reply.recoveryCodes);
    await onChanged();
    return null;
  };

  const remove = (factor: string) =>
    run(async () => errorOf(await adminApi(removeFactor, { params: { factor } })));

  const renew = () =>
    run(async () => {
      const renewed = await adminApi(renewRecoveryCodes, { body: {} });
      if (renewed.kind === "ok") setNewCodes(renewed.reply.recoveryCodes);
      return errorOf(renewed);
    });

  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h2 id="second-factor">Two-step sign-in</h2>
      <p>
        {hasFactor
          ? "Signing in needs more than your password."
          : "A password alone can be guessed or stolen. A passkey signs you in with finger, face or PIN; codes come from an app."}
      </p>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {newCodes !== null && <RecoveryCodes codes={newCodes} onClose={() => setNewCodes(null)} />}
      <ul aria-label="Your passkeys and codes">
        {passkeys.map(({ id, name, host, createdAt }) => (
          <li key={id} className={styles.row}>
            <span>
              Passkey: {name}, for {host}{" "}
              <span className={styles.muted}>
                since <DateTime at={createdAt} />
              </span>
            </span>
            <Button variant="ghost" aria-label={`Remove the passkey ${name}`} onClick={() => void remove(id)}>
              Remove
            </Button>
          </li>
        ))}
        {hasCodes && (
          <li className={styles.row}>
            <span>
              Six-digit codes <Badge tone="good">Set up</Badge>
            </span>
            <Button
              variant="ghost"
              aria-label="Remove the six-digit codes"
              onClick={() => void remove("codes")}
            >
              Remove
            </Button>
          </li>
        )}
        {hasFactor && (
          <li className={styles.row}>
            <span>{recoveryCodesLeft} recovery codes left</span>
            <Button variant="ghost" onClick={() => void renew()}>
              New recovery codes
            </Button>
          </li>
        )}
      </ul>
      {codesTicket ? (
        <CodesSetUp {...codesTicket} onConfirm={confirmCodes} onCancel={() => setCodesTicket(undefined)} />
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" busy={isBusy} onClick={() => void addPasskey()}>
            Add a passkey
          </Button>
          {!hasCodes && (
            <Button variant="secondary" onClick={() => void beginCodes()}>
              Use six-digit codes
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** Names a new passkey after the system of the device that created it, by which the person recognises it. */
const describeThisDevice = (): string => {
  const { userAgent } = navigator;
  const systems = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"];
  return systems.find((system) => userAgent.includes(system)) ?? "This device";
};
