import { Section } from '@site/shared/ui/section';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { useLayoutEffect, useRef } from 'react';
import { home } from '../../../content/home/home';
import { CarouselControls } from './carousel-controls';
import { TestimonialSlide } from './testimonial-slide';
import styles from './testimonials.module.css';
import { useCarousel } from './use-carousel';

const { heading, controls, items } = home.testimonials;

/**
 * Four quotes (requirements §2, §4, §9). In the HTML they are a list: vertical without JavaScript, scrollable
 * sideways until the carousel has loaded.
 */
export function Island() {
  const stage = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(stage, classes);
  const current = items[carousel.slide];
  const head = useRef<HTMLDivElement>(null);
  // A scrollable list needs keyboard focus; the carousel has buttons instead, the first of which takes it over.
  const scrollable = carousel.ready ? carousel.focused && { tabIndex: -1 } : { tabIndex: 0 };
  useLayoutEffect(() => {
    if (carousel.ready && document.activeElement === stage.current)
      head.current?.querySelector('button')?.focus();
  }, [carousel.ready]);
  return (
    <Section className={styles.testimonials}>
      <section
        aria-roledescription="carousel"
        aria-labelledby="testimonials"
        data-ready={carousel.ready}
        data-slide={carousel.slide}
        data-autoplay={carousel.autoplay}
        data-animating={carousel.animating}
        className={styles.carousel}
      >
        <div ref={head} className={styles.head}>
          <h2 id="testimonials">{heading}</h2>
          <CarouselControls labels={controls} carousel={carousel} />
        </div>
        <div ref={stage} className={styles.stage} {...scrollable} {...carousel.attention}>
          <ul className={classes.track}>
            {items.map((testimonial, index) => (
              <li
                key={testimonial.clientName}
                className={classes.slide}
                aria-hidden={carousel.ready && index !== carousel.slide ? true : undefined}
              >
                <TestimonialSlide {...testimonial} />
              </li>
            ))}
          </ul>
        </div>
        <VisuallyHidden>
          <span role="status">
            {carousel.movedByVisitor &&
              current &&
              `${carousel.slide + 1} / ${items.length}: ${current.title}. ${current.desc} ${current.clientName}`}
          </span>
        </VisuallyHidden>
      </section>
    </Section>
  );
}

const classes = { track: styles.track ?? '', slide: styles.slide ?? '' };
