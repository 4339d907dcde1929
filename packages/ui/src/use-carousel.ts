import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import type { CarouselPosition } from './carousel-motion';
import { useReducedMotion } from './media-query';

const loadAheadMs = 1_000;
const interactionEvents = ['pointerover', 'pointerdown', 'focusin'];

/**
 * Returns a carousel's position and functions that move it. The first automatic move is after `firstMoveMs`. The code
 * for the motion loads a second before it, at once if there is none, and at the latest at the first interaction. Jumps
 * instead of animating with reduced motion.
 */
export const useCarousel = (slideCount: number, loop: boolean, firstMoveMs = loadAheadMs) => {
  const isMotionReduced = useReducedMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const load = useRef(() => Promise.resolve<EmblaCarouselType | undefined>(undefined));
  const [api, setApi] = useState<EmblaCarouselType>();
  const [position, setPosition] = useState<CarouselPosition>();

  useEffect(() => {
    const node = viewport.current;
    if (node === null || slideCount < 2) return;
    let isUnmounted = false;
    let loading: Promise<EmblaCarouselType | undefined> | undefined;
    const setUp = async () => {
      const { getCarouselPosition, startCarousel } = await import('./carousel-motion');
      if (isUnmounted) return;
      const carousel = startCarousel(node, loop);
      const updatePosition = () => setPosition(getCarouselPosition(carousel));
      updatePosition();
      carousel.on('select', updatePosition).on('reInit', updatePosition).on('slidesInView', updatePosition);
      setApi(carousel);
      return carousel;
    };
    // A failed load is retried at the next interaction.
    load.current = () =>
      (loading ??= setUp().catch(() => {
        loading = undefined;
        return undefined;
      }));
    const start = () => void load.current();
    const timer = setTimeout(start, firstMoveMs - loadAheadMs);
    for (const event of interactionEvents) node.parentElement?.addEventListener(event, start);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      for (const event of interactionEvents) node.parentElement?.removeEventListener(event, start);
      void loading?.then((carousel) => carousel?.destroy());
    };
  }, [slideCount, loop, firstMoveMs]);

  return {
    viewport,
    position,
    moveToPrevious: () => void load.current().then((carousel) => carousel?.scrollPrev(isMotionReduced)),
    moveToNext: () => void load.current().then((carousel) => carousel?.scrollNext(isMotionReduced)),
    advance: () => (api?.canScrollNext() ? api.scrollNext(isMotionReduced) : api?.scrollTo(0, isMotionReduced)),
    isMotionReduced,
  };
};
