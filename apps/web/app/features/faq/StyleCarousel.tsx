import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { IconButton } from "../../ui/Button.tsx";
import { Illustration } from "../../ui/Illustration.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons/icons.tsx";
import { CAROUSEL_AUTOPLAY, canAdvance } from "./carouselAutoplay.ts";
import { FAQ_FRAME_STYLES, styleIllustrationName } from "./faqFrameStyles.ts";
import styles from "./StyleCarousel.module.css";

/**
 * A carousel of styles (R9.10): advances by itself, but not while the pointer is over it or its dots or it has focus.
 */
export default function StyleCarousel() {
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [autoplay] = useState(() => Autoplay(CAROUSEL_AUTOPLAY));
  const [viewport, carousel] = useEmblaCarousel({ loop: true }, [autoplay]);

  useEffect(() => {
    if (!carousel) return;
    const update = () => {
      const wantsLessMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (canAdvance({ isHovered, hasFocus, wantsLessMotion })) autoplay.play();
      else autoplay.stop();
    };
    update();
    // A change of width restarts the carousel, which then stands still.
    carousel.on("reInit", update);
    return () => {
      carousel.off("reInit", update);
    };
  }, [carousel, autoplay, isHovered, hasFocus]);

  useEffect(() => {
    if (!carousel) return;
    const handleSelect = () => setSelectedIndex(carousel.selectedScrollSnap());
    carousel.on("select", handleSelect);
    return () => {
      carousel.off("select", handleSelect);
    };
  }, [carousel]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Frame styles"
      className={styles.carousel}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget))}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track}>
          {FAQ_FRAME_STYLES.map(({ name, description }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the pattern for carousels
            <div
              key={name}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${FAQ_FRAME_STYLES.length}`}
              className={styles.slide}
            >
              <Illustration
                name={styleIllustrationName(name)}
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
                {description}
              </p>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <IconButton label="Previous style" onClick={() => carousel?.scrollPrev()}>
          <ChevronLeftIcon />
        </IconButton>
        {FAQ_FRAME_STYLES.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={index === selectedIndex ? "true" : undefined}
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
