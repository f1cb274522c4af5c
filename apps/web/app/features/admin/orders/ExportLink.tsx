import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import type { SyntheticEvent } from "react";
import { noAnswerMessage } from "../shell/noAnswer.ts";
import { askForProof } from "../shell/useProof.ts";
import { askToSignIn } from "../shell/useSignedOut.ts";
import { showNotice } from "../ui/notices.ts";
import { useBusy } from "../ui/useBusy.ts";
import styles from "./OrdersPage.module.css";

const REVOKE_DELAY_MS = 10_000;

/**
 * Saves the list as CSV. Names and addresses in it require the staff member to prove their identity again, so the file
 * is fetched: a plain link would save the error reply as a file.
 */
export function ExportLink({ query }: { readonly query: string }) {
  const { isBusy, whileBusy } = useBusy();
  const href = `/api/owner/orders.csv${query}`;

  const handleClick = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const save = () => download(href, "orders.csv").catch(() => ({ error: "", message: noAnswerMessage() }));
    const first = await whileBusy(save());
    if (first === null) return;
    const isAnswered =
      (first.error === "PROOF_NEEDED" && (await askForProof())) ||
      (first.error === "OWNER_ONLY" && (await askToSignIn()));
    const error = isAnswered ? await whileBusy(save()) : first;
    if (error) showNotice({ text: error.message });
  };

  return (
    <a href={href} download className={styles.export} onClick={(event) => void handleClick(event)}>
      {isBusy ? "Exporting…" : "Export (CSV)"}
    </a>
  );
}

/** Saves a file. Returns the server's error; null when it succeeded. */
const download = async (
  href: string,
  fileName: string,
): Promise<{ readonly error: string; readonly message: string } | null> => {
  const response = await fetch(href);
  if (!response.ok) {
    const reply: unknown = await response.json();
    return { error: String(fieldOf(reply, "error")), message: String(fieldOf(reply, "message")) };
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers start the download only after this task.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
  return null;
};
