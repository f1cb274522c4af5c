import { createIcon } from "./icon.tsx";

/* Icons of the designer and its features, in a module of their own so that no other page loads them. */

export const ArrowRightIcon = createIcon("M5 12h14M13 6l6 6-6 6");
export const ArrowLeftIcon = createIcon("M19 12H5M11 6l-6 6 6 6");
export const PhotoIcon = createIcon(
  "M4 5h16v14H4zM4 16l4.5-4.5L13 16l3-3 4 4M15.5 9.5a1 1 0 1 1-2 0 1 1 0 0 1 2 0",
);
export const UploadIcon = createIcon("M12 16V4M7 9l5-5 5 5M4 20h16");
export const LayoutIcon = createIcon("M4 4h7v16H4zM14 4h6v7h-6zM14 14h6v6h-6z");
export const FrameIcon = createIcon("M4 4h16v16H4zM8 8h8v8H8z");
export const RoomIcon = createIcon(
  "M4 12V9a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v3M2.5 12h3v4h13v-4h3v6h-19zM5 18v2M19 18v2",
);
export const TrashIcon = createIcon("M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5");
export const CropIcon = createIcon("M7 3v14h14M3 7h14v14");
export const RotateIcon = createIcon("M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5");
export const FlipIcon = createIcon("M12 3v18M9 7L3 17h6zM15 7l6 10h-6z");
export const SwapIcon = createIcon("M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4");
export const ShuffleIcon = createIcon("M3 7h4l9 10h5M3 17h4l2.5-3M13.5 10L16 7h5M18 4l3 3-3 3M18 14l3 3-3 3");
export const UndoIcon = createIcon("M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4");
export const RedoIcon = createIcon("M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4");
export const ZoomInIcon = createIcon("M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4M11 8v6M8 11h6");
export const ZoomOutIcon = createIcon("M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4M8 11h6");
export const SizeIcon = createIcon("M4 14L14 4l6 6-10 10zM7.5 10.5l2 2M10.5 7.5l2 2");
export const DownloadIcon = createIcon("M12 3.5V15M7.5 10.5L12 15l4.5-4.5M4 15v5h16v-5");
export const MoreIcon = createIcon(
  "M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0",
);
export const MoveIcon = createIcon(
  "M12 3v18M3 12h18M9.5 5.5L12 3l2.5 2.5M9.5 18.5L12 21l2.5-2.5M5.5 9.5L3 12l2.5 2.5M18.5 9.5L21 12l-2.5 2.5",
);
export const FitIcon = createIcon("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5");
export const CameraIcon = createIcon(
  "M4 8h3.5l1.5-2.5h6L16.5 8H20v11H4zM12 16.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5z",
);
export const EyeIcon = createIcon(
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
);
export const EyeOffIcon = createIcon(
  "M4 4l16 16M9.9 6A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.2 8A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4-1",
);
export const ShareIcon = createIcon(
  "M8.6 10.7l6.8-3.4M8.6 13.3l6.8 3.4M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
);
export const PhoneIcon = createIcon("M7 3h10v18H7zM11 18h2");
