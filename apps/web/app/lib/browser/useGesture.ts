import { createUseGesture, dragAction, pinchAction, wheelAction } from "@use-gesture/react";

/** Gestures of fingers, mouse and wheel, without those of the library that are not used here (scroll, move, hover). */
export const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);
