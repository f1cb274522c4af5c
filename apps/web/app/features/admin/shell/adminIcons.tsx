import { createIcon } from "../../../ui/icons/icon.tsx";

// Icons that the shop's own set (ui/icons) does not have.
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
export const CustomersIcon = createIcon("M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21c0-5 3.500-7 8-7s8 2 8 7");
export const StockIcon = createIcon("M3 8l9-5 9 5-9 5zM3 12l9 5 9-5M3 16l9 5 9-5");
export const CoinIcon = createIcon(
  "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M15 9.500c-.5-1.200-1.600-2-3-2-1.700 0-2.800.9-2.800 2.200 0 3 5.800 1.600 5.800 4.600 0 1.300-1.200 2.200-3 2.200-1.500 0-2.700-.8-3.200-2M12 6v1.500M12 16.500V18",
);
export const ClockIcon = createIcon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2");
export const DeliveryIcon = createIcon(
  "M2 6h12v10H9M5 16H2V6M14 10h4l4 3v3h-3M15 16h-1M7 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
);
export const PlaceIcon = createIcon(
  "M12 21c5-5 7-8.500 7-11a7 7 0 1 0-14 0c0 2.500 2 6 7 11M12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4",
);
export const MaterialsIcon = createIcon("M4 4h16v16H4zM8 8h8v8H8zM4 4l4 4M20 4l-4 4M4 20l4-4M20 20l-4-4");
export const PixelsIcon = createIcon("M4 4h16v16H4zM4 9.300h16M4 14.700h16M9.300 4v16M14.700 4v16");
export const QuestionIcon = createIcon(
  "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.500 9.500c0-1.500 1-2.500 2.500-2.500s2.500 1 2.500 2.300c0 1.700-2.500 2-2.500 4M12 16.800h.1",
);
export const GiftIcon = createIcon(
  "M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7c-4 0-5-4.500-2-4.500 2 0 2 2.500 2 4.500zM12 7c4 0 5-4.500 2-4.500-2 0-2 2.500-2 4.500z",
);
export const LawIcon = createIcon("M12 3v18M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z");
export const HistoryIcon = createIcon("M4 5v5h5M4.500 10a8 8 0 1 1 0 5M12 8v4l3 2");
export const BusinessIcon = createIcon("M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3");
export const ShieldIcon = createIcon("M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6z");
export const GlobeIcon = createIcon(
  "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
);
export const KeyIcon = createIcon("M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 12h9v4M17 12v3");
