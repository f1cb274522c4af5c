import type { Tracking } from "@storywall/contract/schemas/order.ts";
import type { PackPiece, Parcel } from "@storywall/contract/schemas/owner/packing.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { loadTicks, saveTicks } from "./packTicksStorage.ts";

export type PackActions = {
  /**
   * `unreachable`: no answer came, and the same tick may be sent again. Otherwise a sentence that says why it failed,
   * or null.
   */
  readonly tick: (
    piece: PackPiece,
    isPacked: boolean,
  ) => Promise<{ readonly error: string | null } | "unreachable">;
  readonly send: (tracking: Tracking, isConfirmed: boolean) => Promise<string | null>;
  readonly lastCarrier: () => string;
};

/** Returns the key of a piece of a parcel. */
export const pieceKey = ({ cartItemId, tile, copy }: PackPiece): string => `${cartItemId} ${tile} ${copy}`;

/** Returns whether a piece can be in a parcel, which means that its tile is printed. */
export const canTick = ({ fileName }: PackPiece): boolean => fileName !== null;

const RETRY_MS = 4000;

/**
 * The ticks of a parcel. A tick shows at once. One that the shop has not answered is saved in the browser, survives a
 * reload, and is sent again until it is answered; repeating it changes nothing.
 */
export const usePackTicks = ({ number, pieces }: Parcel, { tick }: PackActions) => {
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [error, setError] = useState<string | null>(null);
  useEffect(() => setPending(loadTicks(number)), [number]);

  const update = useCallback(
    (change: (ticks: Map<string, boolean>) => void) =>
      setPending((before) => {
        const next = new Map(before);
        change(next);
        saveTicks(number, next);
        return next;
      }),
    [number],
  );

  const sendTick = useCallback(
    async (piece: PackPiece, isPacked: boolean) => {
      const result = await tick(piece, isPacked);
      if (result === "unreachable") return;
      setError(result.error);
      const key = pieceKey(piece);
      // A later press on the same tile waits for its own answer.
      update((ticks) => {
        if (ticks.get(key) === isPacked) ticks.delete(key);
      });
    },
    [tick, update],
  );

  useEffect(() => {
    if (pending.size === 0) return;
    const timer = setInterval(() => {
      for (const piece of pieces) {
        const isPacked = pending.get(pieceKey(piece));
        if (isPacked !== undefined) void sendTick(piece, isPacked);
      }
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [pending, pieces, sendTick]);

  const isPacked = (piece: PackPiece): boolean => pending.get(pieceKey(piece)) ?? piece.isPacked;
  const sending = useRef(new Set<Promise<void>>());
  const setPacked = (piece: PackPiece, next: boolean): void => {
    update((ticks) => ticks.set(pieceKey(piece), next));
    const sent = sendTick(piece, next).finally(() => sending.current.delete(sent));
    sending.current.add(sent);
  };
  const toggle = (piece: PackPiece): void => setPacked(piece, !isPacked(piece));
  /** Ticks all pieces that can be in the parcel. A tile that is not printed yet stays unticked. */
  const tickAll = (): void => {
    for (const piece of pieces) if (canTick(piece) && !isPacked(piece)) setPacked(piece, true);
  };
  /** Resolves when every tick that was just pressed was answered or has failed: a scanner is faster than the shop. */
  const waitForTicks = async (): Promise<void> => {
    await Promise.all(sending.current);
  };
  return { isPacked, toggle, tickAll, waitForTicks, unsent: pending.size, error };
};
