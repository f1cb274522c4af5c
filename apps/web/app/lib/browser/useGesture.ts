import { createUseGesture, dragAction, pinchAction, wheelAction } from "@use-gesture/react";

/** Fingers, mouse and wheel, without the gestures of the library that nothing here asks for (scroll, move, hover). */
export const useGesture = createUseGesture([dragAction, pinchAction, wheelAction]);
