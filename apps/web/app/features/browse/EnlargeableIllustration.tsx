import { type ComponentProps, useId } from "react";
import { Illustration } from "../../ui/Illustration.tsx";
import { CloseIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./EnlargeableIllustration.module.css";

/**
 * An illustration that a press opens as large as the screen. It opens in a native popover, so it does before any script
 * has run, and closes on Escape and on a press beside it. Its large image is not requested before.
 */
export function EnlargeableIllustration(illustration: ComponentProps<typeof Illustration>) {
  const id = useId();
  const { name, alt, width, height } = illustration;
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.button}>
        <VisuallyHidden>Enlarge: </VisuallyHidden>
        <Illustration {...illustration} />
      </button>
      <div id={id} popover="auto" className={styles.large}>
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
