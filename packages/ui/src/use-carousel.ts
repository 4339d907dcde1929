import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import type { CarouselPosition } from './carousel-motion';
import { useReducedMotion } from './media-query';

const second = 1_000;
const touches = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Returns a carousel's position and its moves. The code loads after the slides: a second before the first move in
 * `movesIn` milliseconds, or with the first interaction. Jumps instead of animating under reduced motion.
 */
export const useCarousel = (count: number, loop: boolean, movesIn = second) => {
  const still = useReducedMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const begin = useRef(() => Promise.resolve<EmblaCarouselType | undefined>(undefined));
  const [api, setApi] = useState<EmblaCarouselType>();
  const [position, setPosition] = useState<CarouselPosition>();

  useEffect(() => {
    const node = viewport.current;
    if (node === null || count < 2) return;
    let isUnmounted = false;
    let moving: Promise<EmblaCarouselType | undefined> | undefined;
    const setUp = async () => {
      const { getPosition, startCarousel } = await import('./carousel-motion');
      if (isUnmounted) return;
      const carousel = startCarousel(node, loop);
      const read = () => setPosition(getPosition(carousel));
      read();
      carousel.on('select', read).on('reInit', read).on('slidesInView', read);
      setApi(carousel);
      return carousel;
    };
    // A failed load is retried at the next interaction.
    begin.current = () =>
      (moving ??= setUp().catch(() => {
        moving = undefined;
        return undefined;
      }));
    const start = () => void begin.current();
    const timer = setTimeout(start, movesIn - second);
    for (const touch of touches) node.parentElement?.addEventListener(touch, start);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      for (const touch of touches) node.parentElement?.removeEventListener(touch, start);
      void moving?.then((carousel) => carousel?.destroy());
    };
  }, [count, loop, movesIn]);

  return {
    viewport,
    position,
    previous: () => void begin.current().then((carousel) => carousel?.scrollPrev(still)),
    next: () => void begin.current().then((carousel) => carousel?.scrollNext(still)),
    advance: () => (api?.canScrollNext() ? api.scrollNext(still) : api?.scrollTo(0, still)),
    still,
  };
};
