import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

/**
 * State of a carousel. A stop shows as many slides as fit side by side; `stop` is the index of the current one.
 * `visibleSlides` contains indexes, and is undefined until the slides are measured.
 */
export type CarouselPosition = {
  stop: number;
  stopCount: number;
  hasPrevious: boolean;
  hasNext: boolean;
  visibleSlides: ReadonlySet<number> | undefined;
};

export function getCarouselPosition(api: EmblaCarouselType): CarouselPosition {
  const visibleSlides = api.slidesInView();
  return {
    stop: api.selectedScrollSnap(),
    stopCount: api.scrollSnapList().length,
    hasPrevious: api.canScrollPrev(),
    hasNext: api.canScrollNext(),
    // At the start, no slide is reported because none is measured yet.
    visibleSlides: visibleSlides.length === 0 ? undefined : new Set(visibleSlides),
  };
}

/** Starts the carousel on rendered slides, at the focused slide, so that this slide stays visible. */
export function startCarousel(viewport: HTMLElement, loop: boolean): EmblaCarouselType {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const focusedIndex = slides.findIndex((slide) => slide.contains(document.activeElement));
  // The browser may have scrolled to a slide that got the focus by Tab.
  viewport.scrollLeft = 0;
  const api = EmblaCarousel(viewport, {
    align: 'start',
    containScroll: 'trimSnaps',
    duration: 22,
    // A neighbour of which only the edge is inside the viewport is not visible, and must not be focusable.
    inViewThreshold: 0.02,
    loop,
    slidesToScroll: 'auto',
  });
  const focusedStop = api.internalEngine().slideRegistry.findIndex((indexes) => indexes.includes(focusedIndex));
  if (focusedStop > 0) api.scrollTo(focusedStop, true);
  return api;
}
