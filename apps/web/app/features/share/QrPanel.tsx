import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { linkUrl } from "./linkMaker.ts";
import styles from "./ShareDialog.module.css";

type Code = ComponentType<{ readonly text: string; readonly label: string }>;

/** A link as a code, with what to do with it. The code's drawing is loaded when one is wanted. */
export function QrPanel({
  token,
  label,
  children,
}: {
  readonly token: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const [Code, setCode] = useState<Code | null>(null);
  // Without it the link itself is still there to be copied.
  useEffect(
    () =>
      void import("./QrCode.tsx").then(
        (code) => setCode(() => code.default),
        () => undefined,
      ),
    [],
  );
  return (
    <div className={styles.qr}>
      {Code ? <Code text={linkUrl(token)} label={label} /> : <Skeleton className={styles.noCode} />}
      <p>{children}</p>
      {isThisMachineOnly() && (
        <p className={styles.note}>
          This shop runs on this computer only: a phone reaches it when it has an address in your network.
        </p>
      )}
    </div>
  );
}

const isThisMachineOnly = (): boolean => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(location.hostname);
