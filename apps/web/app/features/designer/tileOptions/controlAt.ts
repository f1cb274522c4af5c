type Control = {
  readonly getBoundingClientRect: () => Pick<DOMRect, "left" | "right" | "top" | "bottom">;
};

/** Returns which of these controls is at a point of the page; undefined when none is. */
export const controlAt = <One extends Control>(
  controls: Iterable<One>,
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): One | undefined =>
  [...controls].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  });
