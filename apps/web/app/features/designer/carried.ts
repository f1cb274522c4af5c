import type { Design } from "@storywall/domain/design/design.ts";

/** What goes along to another layout. */
export type Carried = Pick<Design, "photos" | "room">;

let carried: Carried | null = null;

/** Photos, and the room that they are seen in (B5), on their way from one layout to another, within one page. */
export const carryAlong = ({ photos, room }: Carried): void => {
  carried = { photos, ...(room && { room }) };
};

/** Once: the layout that asks first gets them. */
export const takeCarried = (): Carried | null => {
  const taken = carried;
  carried = null;
  return taken;
};
