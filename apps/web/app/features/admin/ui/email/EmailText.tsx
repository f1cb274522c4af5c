import { Fragment } from "react";

/** Where a long address may continue on the next line: after "@" and after each dot. */
const BREAK_AFTER = /(?<=[@.])(?=\S)/;

/**
 * Text in which email addresses break after "@" and dots when a line is too short for them, as on a phone. Without
 * this, browsers break them in the middle of a name. Other words stay as they are.
 */
export const EmailText = ({ children }: { readonly children: string }) =>
  children.split(/(\S+@\S+)/).map((part, place) => {
    const pieces = part.includes("@") ? part.split(BREAK_AFTER) : [part];
    return pieces.map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity
      <Fragment key={`${place} ${index}`}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ));
  });
