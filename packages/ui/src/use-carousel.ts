import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './media-query';

type Position = { at: number; stops: number; canPrevious: boolean; canNext: boolean; inView: ReadonlySet<number> | undefined };

function positionOf(api: EmblaCarouselType): Position {
  const inView = api.slidesInView();
  return {
    at: api.selectedScrollSnap(),
    stops: api.scrollSnapList().length,
    canPrevious: api.canScrollPrev(),
    canNext: api.canScrollNext(),
    // Right after the start nothing has been looked at yet: that is not "none".
    inView: inView.length === 0 ? undefined : new Set(inView),
  };
}

/** Sets slides in motion that stand there already, beginning with the one that has the focus: it must not be moved out of sight. */
async function setInMotion(viewport: HTMLElement, loop: boolean): Promise<EmblaCarouselType> {
  const { default: EmblaCarousel } = await import('embla-carousel');
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  // The browser may have scrolled to a slide that was reached by Tab.
  viewport.scrollLeft = 0;
  return EmblaCarousel(viewport, {
    align: 'start',
    containScroll: 'trimSnaps',
    duration: 22,
    loop,
    slidesToScroll: 'auto',
    startIndex: Math.max(0, focused),
  });
}

/**
 * The moving part of the carousel: where it stands, whether it can go on, and the moves. Its code comes after the slides, which
 * stand still until then. Jumps instead of gliding under reduced motion.
 */
export const useCarousel = (count: number, loop: boolean) => {
  const still = useReducedMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const [api, setApi] = useState<EmblaCarouselType>();
  const [position, setPosition] = useState<Position>();

  useEffect(() => {
    const node = viewport.current;
    if (node === null || count < 2) return;
    let gone = false;
    let moving: EmblaCarouselType | undefined;
    void setInMotion(node, loop).then((made) => {
      if (gone) return made.destroy();
      moving = made;
      const read = () => setPosition(positionOf(made));
      read();
      made.on('select', read).on('reInit', read).on('slidesInView', read);
      setApi(made);
    });
    return () => {
      gone = true;
      moving?.destroy();
    };
  }, [count, loop]);

  return {
    viewport,
    /** Undefined while the slides stand still. */
    position,
    previous: () => api?.scrollPrev(still),
    next: () => api?.scrollNext(still),
    /** On to the next stop, from the last to the first. */
    advance: () => (api?.canScrollNext() ? api.scrollNext(still) : api?.scrollTo(0, still)),
    still,
  };
};
