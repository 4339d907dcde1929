import { type CSSProperties, type FocusEvent, type ReactNode, useState } from 'react';
import { IconButton } from './icon-button';
import { joinClasses } from './join-classes';
import { useLabels } from './labels';
import { useAutoplay } from './use-autoplay';
import { useCarousel } from './use-carousel';

export type CarouselProps<T> = {
  label: string;
  items: readonly T[];
  getKey: (item: T) => string;
  children: (item: T, index: number) => ReactNode;
  /**
   * Number of visible slides by window width: on phones, from 768 px, from 1024 px. 1.15 also shows the edge of the
   * next slide.
   */
  perView?: { base?: number; md?: number; lg?: number } | undefined;
  /** Space between slides in px. */
  gap?: number | undefined;
  /** Milliseconds between automatic moves, which pause under pointer or focus and are off with reduced motion. */
  autoplay?: number | undefined;
  /** Continues with the first slide after the last; true by default with `autoplay`. */
  loop?: boolean | undefined;
  /** Position of the dots and buttons: below the slides, over a picture’s lower edge or over a banner’s corner. */
  controls?: 'below' | 'over' | 'corner' | undefined;
  className?: string | undefined;
};

/** Shows slides that move by swiping, buttons or time. A single slide has no buttons, roles or motion. */
export function Carousel<T>(props: CarouselProps<T>) {
  const { label, items, getKey, children, perView = {}, gap = 24, autoplay, loop = autoplay !== undefined } = props;
  const { controls = 'below' } = props;
  const labels = useLabels().carousel;
  const { viewport, position, isMotionReduced, ...carousel } = useCarousel(items.length, loop, autoplay);
  const [isPaused, setIsPaused] = useState(false);
  const [isInteracting, setIsInteracting] = useState(false);

  const hasManySlides = items.length > 1;
  // Reserves space for the buttons until the number of stops is known.
  const canMove = hasManySlides && (position === undefined || position.hasPrevious || position.hasNext);
  const canPlay = autoplay !== undefined && canMove && !isMotionReduced;
  const isPlaying = canPlay && !isPaused;
  useAutoplay(isPlaying && !isInteracting, autoplay ?? 0, carousel.advance);

  // On touch screens guests swipe, so over a picture only the dots are visible, and the row around the buttons lets
  // taps through.
  const buttonClass = joinClasses(
    'pointer-events-auto',
    controls === 'over' && 'pointer-coarse:not-focus-visible:opacity-0',
  );
  const previousButton = (
    <IconButton
      className={buttonClass}
      icon="chevron-left"
      inactive={position === undefined ? !loop : !position.hasPrevious}
      label={labels.previous}
      onClick={carousel.moveToPrevious}
    />
  );

  const { base = 1, md = base, lg = md } = perView;
  const style = { '--per': base, '--per-md': md, '--per-lg': lg, '--gap': `${gap}px` } as CSSProperties;
  const handleBlur = (event: FocusEvent) => setIsInteracting(event.currentTarget.contains(event.relatedTarget));

  return (
    <div
      {...(hasManySlides ? { role: 'group', 'aria-roledescription': labels.carousel, 'aria-label': label } : {})}
      className={joinClasses('relative flex flex-col', props.className)}
      onBlur={handleBlur}
      onFocus={() => setIsInteracting(true)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsInteracting(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setIsInteracting(false)}
      style={style}
    >
      {/* Positioned, so that visually hidden text is clipped with its slide. */}
      <div className="relative grow overflow-hidden" ref={viewport}>
        <div aria-live={isPlaying ? 'off' : 'polite'} className="-ml-(--gap) flex h-full touch-pan-y">
          {items.map((item, index) => (
            <div
              {...(hasManySlides
                ? {
                    role: 'group',
                    'aria-roledescription': labels.slide,
                    'aria-label': labels.formatPosition(index + 1, items.length),
                  }
                : {})}
              className={joinClasses(
                'min-w-0 shrink-0 basis-[calc(100%/var(--per))] pl-(--gap) md:basis-[calc(100%/var(--per-md))] lg:basis-[calc(100%/var(--per-lg))]',
                // Does not load pictures that cannot be moved into view yet.
                position === undefined && index >= Math.max(base, md, lg) && '[&_img]:hidden',
              )}
              inert={position?.visibleSlides !== undefined && !position.visibleSlides.has(index)}
              key={getKey(item)}
            >
              {children(item, index)}
            </div>
          ))}
        </div>
      </div>
      {canMove && (
        <div
          className={joinClasses(
            'flex items-center gap-1',
            controls === 'below' && 'mt-4 justify-end',
            controls === 'over' &&
              'surface-night pointer-events-none absolute inset-x-0 bottom-0 justify-center bg-transparent bg-linear-to-t from-veiled/80 to-transparent pt-6',
            controls === 'corner' &&
              'absolute right-2 bottom-10 z-20 flex-wrap justify-end text-ink md:right-10 md:bottom-16',
          )}
        >
          {controls === 'over' && previousButton}
          <span
            aria-hidden="true"
            className={joinClasses(
              'flex gap-1.5',
              controls === 'below' && 'mr-auto',
              controls === 'corner' && 'mr-1 max-md:w-full max-md:justify-end max-md:pr-3',
              // The number of stops is unknown until the carousel has started.
              !position && md > 1 && 'md:invisible',
            )}
          >
            {Array.from({ length: position?.stopCount ?? items.length }, (_, stop) => (
              <span
                aria-current={stop === (position?.stop ?? 0)}
                className="h-0.5 w-3 bg-current opacity-40 aria-[current=true]:opacity-100 md:w-5"
                key={stop}
              />
            ))}
          </span>
          {canPlay && (
            <IconButton
              className="pointer-events-auto"
              icon={isPaused ? 'play' : 'pause'}
              label={isPaused ? labels.play : labels.pause}
              onClick={() => setIsPaused(!isPaused)}
            />
          )}
          {controls !== 'over' && previousButton}
          <IconButton
            className={buttonClass}
            icon="chevron-right"
            inactive={position === undefined ? !loop : !position.hasNext}
            label={labels.next}
            onClick={carousel.moveToNext}
          />
        </div>
      )}
    </div>
  );
}
