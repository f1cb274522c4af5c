import { createIcon } from "./icon.tsx";

export const CloseIcon = createIcon("M6 6l12 12M18 6L6 18");
export const MenuIcon = createIcon("M4 7h16M4 12h16M4 17h16");
export const CartIcon = createIcon(
  "M3 4h2.2l2.3 11h10.2l2-7.5H6.2M9.5 19.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0M18 19.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0",
);
export const PlusIcon = createIcon("M12 5v14M5 12h14");
export const MinusIcon = createIcon("M5 12h14");
export const CheckIcon = createIcon("M5 12.5l4.5 4.5L19 7.5");
export const ChevronDownIcon = createIcon("M6 9l6 6 6-6");
export const ChevronLeftIcon = createIcon("M15 6l-6 6 6 6");
export const ChevronRightIcon = createIcon("M9 6l6 6-6 6");
export const WarningIcon = createIcon("M12 4L3 19.5h18zM12 10v4.5M12 17v.2");
export const CopyIcon = createIcon("M8 8h12v12H8zM4 16V4h12");
export const TruckIcon = createIcon(
  "M2 6h12v11H2zM14 10h4l4 3.500V17h-8M8.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0M19.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0",
);
export const ReturnIcon = createIcon("M4 12a8 8 0 1 0 2.5-5.800M4 3v5h5");
export const ChatIcon = createIcon("M4 5h16v11H10l-5 4v-4H4z");
export const MailIcon = createIcon("M3 6h18v13H3zM3 7l9 7 9-7");
export const LockIcon = createIcon("M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3");
export const GlobeIcon = createIcon(
  "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
);
