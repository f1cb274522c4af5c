import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { linkUrl } from "./designLinkClient.ts";
import styles from "./ShareDialog.module.css";

type QrCodeComponent = ComponentType<{ readonly text: string; readonly label: string }>;

/** Shows a link as a QR code, with instructions. The code for drawing it is loaded on demand. */
export function QrPanel({
  token,
  label,
  children,
}: {
  readonly token: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  const [Code, setCode] = useState<QrCodeComponent | null>(null);
  // When loading fails, the link itself can still be copied.
  useEffect(
    () =>
      void import("../../ui/QrCode.tsx").then(
        (code) => setCode(() => code.default),
        () => undefined,
      ),
    [],
  );
  return (
    <div className={styles.qr}>
      {Code ? <Code text={linkUrl(token)} label={label} /> : <Skeleton className={styles.codeSkeleton} />}
      <p>{children}</p>
      {isLocalhost() && (
        <p className={styles.note}>
          This shop runs on this computer only. A phone can reach it once it has an address on your network.
        </p>
      )}
    </div>
  );
}

const isLocalhost = (): boolean => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(location.hostname);
