import { useEffect } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

type Close = () => void;

/** What is open over the page, by how it is closed; what was opened last comes last. */
const open: Close[] = [];

/** Says that something is open over the page, and how it is closed. `close` stays the same function. */
export const useClosedByBack = (isOpen: boolean, close: Close): void => {
  useEffect(() => {
    if (!isOpen) return;
    open.push(close);
    return () => {
      open.splice(open.lastIndexOf(close), 1);
    };
  }, [isOpen, close]);
};

const isWayBack: BlockerFunction = ({ historyAction }) => historyAction === "POP" && open.length > 0;

/**
 * The way back closes what is open over the page and does not leave the page under it. Android asks what is open before it goes;
 * an iPhone, where a swipe goes back, and a browser's button do not.
 */
export function BackCloses() {
  const blocker = useBlocker(isWayBack);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    open.at(-1)?.();
    blocker.reset();
  }, [blocker]);
  return null;
}
