import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import { useReducedMotion } from './media-query';

type Position = { at: number; stops: number; canPrevious: boolean; canNext: boolean; inView: ReadonlySet<number> | undefined };

/** The moving part of the carousel: where it stands, whether it can go on, and the moves. Jumps instead of gliding under reduced motion. */
export const useCarousel = (count: number, loop: boolean) => {
  const still = useReducedMotion();
  const [viewport, api] = useEmblaCarousel({
    active: count > 1,
    align: 'start',
    containScroll: 'trimSnaps',
    duration: 22,
    loop,
    slidesToScroll: 'auto',
  });
  const [position, setPosition] = useState<Position>({
    at: 0,
    stops: count,
    canPrevious: false,
    canNext: count > 1,
    inView: undefined,
  });

  useEffect(() => {
    if (api === undefined) return;
    const read = () =>
      setPosition({
        at: api.selectedScrollSnap(),
        stops: api.scrollSnapList().length,
        canPrevious: api.canScrollPrev(),
        canNext: api.canScrollNext(),
        inView: new Set(api.slidesInView()),
      });
    read();
    api.on('select', read).on('reInit', read).on('slidesInView', read);
    return () => {
      api.off('select', read).off('reInit', read).off('slidesInView', read);
    };
  }, [api]);

  return {
    viewport,
    ...position,
    previous: () => api?.scrollPrev(still),
    next: () => api?.scrollNext(still),
    /** On to the next stop, from the last to the first. */
    advance: () => (api?.canScrollNext() ? api.scrollNext(still) : api?.scrollTo(0, still)),
    still,
  };
};
