import { createContext, type RefObject } from "react";
import { FIT_VIEW, type View } from "./camera/camera.ts";

/** The view that the wall shows. Controls read it when they are pressed; they are not rendered with each change. */
export const ViewContext = createContext<RefObject<View>>({ current: FIT_VIEW });
