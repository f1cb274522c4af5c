import { ROLE_LABELS, type StaffRole } from "@storywall/domain/staff/roles.ts";

/** Returns "Thandi, Manager". The owner of a new shop is named Owner, which is not repeated as the role. */
export const nameWithRole = ({ name, role }: { readonly name: string; readonly role: StaffRole }): string =>
  name === ROLE_LABELS[role] ? name : `${name}, ${ROLE_LABELS[role]}`;
