import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

/** State of a carousel. `stop` counts from 0; `inView` is undefined until the slides are measured. */
export type CarouselPosition = {
  stop: number;
  stops: number;
  canPrevious: boolean;
  canNext: boolean;
  inView: ReadonlySet<number> | undefined;
};

export function getPosition(api: EmblaCarouselType): CarouselPosition {
  const inView = api.slidesInView();
  return {
    stop: api.selectedScrollSnap(),
    stops: api.scrollSnapList().length,
    canPrevious: api.canScrollPrev(),
    canNext: api.canScrollNext(),
    // At the start, no slide is reported because none is measured yet.
    inView: inView.length === 0 ? undefined : new Set(inView),
  };
}

/** Starts the carousel on rendered slides, beginning at the focused slide, so that it stays visible. */
export function startCarousel(viewport: HTMLElement, loop: boolean): EmblaCarouselType {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
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
  // A stop consists of all slides that fit side by side.
  const focusedStop = api.internalEngine().slideRegistry.findIndex((slideIndexes) => slideIndexes.includes(focused));
  if (focusedStop > 0) api.scrollTo(focusedStop, true);
  return api;
}
