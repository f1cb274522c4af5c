import { createIcon } from "../../../ui/icons/icon.tsx";

// What icons of the shop's own set (ui/icons) do not show.
export const TodayIcon = createIcon("M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4");
export const OrdersIcon = createIcon("M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6");
export const PackIcon = createIcon("M3 8l9-5 9 5v8l-9 5-9-5zM3 8l9 5 9-5M12 13v8M7.500 5.500l9 5");
export const PrintIcon = createIcon("M7 8V3h10v5M5 8h14v8h-2M7 16H5V8M7 13h10v8H7z");
export const ReviewIcon = createIcon(
  "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
);
export const MoreIcon = createIcon(
  "M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2M19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2",
);
export const SearchIcon = createIcon("M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5");
export const FiguresIcon = createIcon("M4 20V4M4 20h16M8 17v-5M12 17V8M16 17v-8");
export const TagIcon = createIcon("M3 12V4h8l10 10-8 8zM7.500 8h.1");
export const TextIcon = createIcon("M5 6V4h14v2M12 4v16M9 20h6");
export const PeopleIcon = createIcon(
  "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M3 20c0-4 2.500-6 6-6s6 2 6 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3 2.700 3 5.500",
);
export const SettingsIcon = createIcon(
  "M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4M9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
);
export const ArtIcon = createIcon("M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 10h.1");
export const LogIcon = createIcon("M5 4h14v16H5zM9 9h6M9 13h6M9 17h3");
export const EarlierIcon = createIcon("M15 5l-7 7 7 7");
export const LaterIcon = createIcon("M9 5l7 7-7 7");
export const ShopIcon = createIcon("M4 9l1.500-5h13L20 9v2H4zM6 11v9h12v-9M10 20v-5h4v5");
