import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';

/** Where a carousel stands, from 0, and what is in sight; undefined while nobody has looked. */
export type CarouselPosition = {
  at: number;
  stops: number;
  canPrevious: boolean;
  canNext: boolean;
  inView: ReadonlySet<number> | undefined;
};

export function getPosition(api: EmblaCarouselType): CarouselPosition {
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
export function startCarousel(viewport: HTMLElement, loop: boolean): EmblaCarouselType {
  const slides = [...(viewport.firstElementChild?.children ?? [])];
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  // The browser may have scrolled to a slide that was reached by Tab.
  viewport.scrollLeft = 0;
  const api = EmblaCarousel(viewport, {
    align: 'start',
    containScroll: 'trimSnaps',
    duration: 22,
    // A neighbour that only touches the edge is out of sight, and out of the keyboard's way.
    inViewThreshold: 0.02,
    loop,
    slidesToScroll: 'auto',
  });
  // A stop holds as many slides as stand side by side.
  const stop = api.internalEngine().slideRegistry.findIndex((held) => held.includes(focused));
  if (stop > 0) api.scrollTo(stop, true);
  return api;
}
