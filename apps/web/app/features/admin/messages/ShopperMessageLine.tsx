import type { ShopperMessage } from "@storywall/contract/schemas/messages.ts";
import { Link } from "react-router";
import { DateTime } from "../ui/DateTime.tsx";

/**
 * The shopper's last message about an order, on the pages where its tiles are reviewed and packed. Nothing without a
 * message.
 */
export function ShopperMessageLine({
  message,
  className,
}: {
  readonly message: ShopperMessage | null | undefined;
  readonly className?: string | undefined;
}) {
  if (!message) return null;
  const { threadId, text, at, isAnswered } = message;
  return (
    <p className={className}>
      <strong>The shopper wrote</strong> (<DateTime at={at} />
      {isAnswered ? ", answered" : ""}): “{text}”{" "}
      <Link to={`/admin/messages/${threadId}`}>{isAnswered ? "Read the messages" : "Answer"}</Link>
    </p>
  );
}
