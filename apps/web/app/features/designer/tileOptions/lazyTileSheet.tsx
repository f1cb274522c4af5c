import type { ReactNode } from "react";
import { preloadable } from "../../../lib/browser/preloadable.tsx";
import type { TileSheetProps } from "./TileSheet.tsx";

/** Without the network the options are shown below the wall, not in a dialog. */
const InPage = ({ children }: TileSheetProps): ReactNode => children;

/** The dialog around a tile's options on a phone; a desktop never loads it. */
export const [LazyTileSheet, loadTileSheet] = preloadable(
  async () => (await import("./TileSheet.tsx")).TileSheet,
  InPage,
);
