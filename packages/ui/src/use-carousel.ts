import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import type { Position } from './carousel-motion';
import { useReducedMotion } from './media-query';

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
    void import('./carousel-motion').then(({ positionOf, setInMotion }) => {
      if (gone) return;
      const made = setInMotion(node, loop);
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
