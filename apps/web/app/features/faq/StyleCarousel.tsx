import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons.tsx";
import { ShopPicture } from "../../ui/ShopPicture.tsx";
import { FAQ_STYLES, faqStylePicture } from "./faqStyles.ts";
import styles from "./StyleCarousel.module.css";

const AUTOPLAY_MS = 3_000;

const mayMove = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** R9.10: moves on every 3 s; waits while the pointer is over it or its dots, and while it has focus. */
export default function StyleCarousel() {
  const [chosen, setChosen] = useState(0);
  const [autoplay] = useState(() =>
    Autoplay({
      delay: AUTOPLAY_MS,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      // Focus on a slide is all that this would see; ours sees the dots and arrows too.
      stopOnFocusIn: false,
      // The dots are part of the carousel: over them it waits as well.
      rootNode: (viewport) => viewport.parentElement,
      playOnInit: mayMove(),
    }),
  );
  const [viewport, carousel] = useEmblaCarousel({ loop: true }, [autoplay]);

  useEffect(() => {
    if (!carousel) return;
    const follow = () => setChosen(carousel.selectedScrollSnap());
    carousel.on("select", follow);
    return () => {
      carousel.off("select", follow);
    };
  }, [carousel]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Frame styles"
      className={styles.carousel}
      onFocus={() => autoplay.stop()}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isLeft = !currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover");
        if (isLeft && mayMove()) autoplay.play();
      }}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {FAQ_STYLES.map(({ name, words }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern for carousels
            <div
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${FAQ_STYLES.length}`}
              className={styles.slide}
            >
              <ShopPicture
                name={faqStylePicture(name)}
                alt=""
                sizes="13rem"
                width={310}
                height={370}
                eager
                draggable={false}
              />
              <p>
                <strong>{name}</strong>
                <br />
                {words}
              </p>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <IconButton label="Previous style" onClick={() => carousel?.scrollPrev()}>
          <ChevronLeftIcon />
        </IconButton>
        {FAQ_STYLES.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={index === chosen ? "true" : undefined}
            className={styles.dot}
            onClick={() => carousel?.scrollTo(index)}
          />
        ))}
        <IconButton label="Next style" onClick={() => carousel?.scrollNext()}>
          <ChevronRightIcon />
        </IconButton>
      </div>
    </section>
  );
}
