import { type ComponentProps, type ToggleEvent, useEffect, useId, useRef } from "react";
import { addOpenLayer } from "../../lib/page/openLayers.ts";
import { Illustration } from "../../ui/Illustration.tsx";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./EnlargeableIllustration.module.css";

/**
 * An illustration that a press opens as large as the screen. It opens in a native popover, so it does before any script
 * has run, and closes on Escape, on a press beside it and by the
 * browser's Back. Its large image is not requested before.
 */
export function EnlargeableIllustration(illustration: ComponentProps<typeof Illustration>) {
  const id = useId();
  const { name, alt, width, height } = illustration;
  const removeLayer = useRef<() => void>(undefined);
  useEffect(() => () => removeLayer.current?.(), []);
  // At once: the toggle event comes a task later, and a Back before it would leave the page.
  const handleBeforeToggle = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>): void => {
    removeLayer.current?.();
    removeLayer.current = newState === "open" ? addOpenLayer(() => currentTarget.hidePopover()) : undefined;
  };
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button}>
        <VisuallyHidden>Enlarge: </VisuallyHidden>
        <Illustration {...illustration} />
      </button>
      <div id={id} popover="auto" className={styles.large} onBeforeToggle={handleBeforeToggle}>
        <Illustration
          name={name}
          alt={alt}
          sizes="96vw"
          width={width}
          height={height}
          className={styles.image}
        />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className={styles.close}
        >
          <CloseIcon size={22} />
        </button>
      </div>
    </>
  );
}
