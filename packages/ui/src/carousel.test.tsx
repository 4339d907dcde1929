// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addMediaQueries, addSlideLayout } from '../test/browser';
import { render } from '../test/render';
import { Carousel, type CarouselProps } from './carousel';

const intervalMs = 1_000;
const seasons = ['Spring', 'Summer', 'Autumn'];

const renderSeasons = (props: Partial<CarouselProps<string>> = {}) =>
  render(
    <Carousel items={seasons} getKey={(season) => season} label="Seasons" {...props}>
      {(season) => <a href={`#${season}`}>{season}</a>}
    </Carousel>,
  );

const getCarousel = () => screen.getByRole('group', { name: 'Seasons' });
const getButton = (name: string) => screen.getByRole('button', { name });
/** Returns the number of the stop that the dots show, or 0 before the carousel has started. */
const getCurrentSlide = () => {
  const dots = [...document.querySelectorAll('[aria-hidden="true"] > [aria-current]')];
  return dots.length === 0 ? 0 : dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
};
const waitForSlide = (slide: number) => waitFor(() => expect(getCurrentSlide()).toBe(slide));

beforeAll(async () => {
  addSlideLayout();
  await import('./carousel-motion');
});
beforeEach(addMediaQueries);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a carousel is named by its label, and each slide by its position', () => {
  renderSeasons();
  expect(getCarousel().getAttribute('aria-roledescription')).toBe('carousel');
  const slides = within(getCarousel()).getAllByRole('group');
  expect(slides.map((slide) => [slide.getAttribute('aria-label'), slide.textContent])).toEqual([
    ['1 of 3', 'Spring'],
    ['2 of 3', 'Summer'],
    ['3 of 3', 'Autumn'],
  ]);
  expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(['slide', 'slide', 'slide']);
});

it('a single slide has no carousel role and no buttons', () => {
  renderSeasons({ items: ['Winter'], autoplay: 5_000 });
  expect(screen.getByRole('link', { name: 'Winter' })).toBeDefined();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a carousel moves by its buttons, stops at its last slide and keeps the focus on the button', async () => {
  const user = userEvent.setup();
  renderSeasons();
  getButton('Next').focus();
  // Focusing the carousel loads the code for its motion.
  await waitForSlide(1);
  await user.keyboard('{Enter}');
  await waitForSlide(2);
  await user.keyboard(' ');
  await waitForSlide(3);
  expect(getButton('Next').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(getCurrentSlide()).toBe(3);
  expect(document.activeElement).toBe(getButton('Next'));
  await user.click(getButton('Previous'));
  await waitForSlide(2);
});

it('a carousel announces a slide that a guest moves to', async () => {
  renderSeasons();
  await waitForSlide(1);
  await userEvent.click(getButton('Next'));
  const slide = screen.getByRole('group', { name: '2 of 3' });
  expect(slide.parentElement?.getAttribute('aria-live')).toBe('polite');
});

it('a carousel with controls over a picture has its dots between its buttons', () => {
  renderSeasons({ controls: 'over' });
  const [previous, dots, next] = getButton('Next').parentElement?.children ?? [];
  expect([previous, next]).toEqual([getButton('Previous'), getButton('Next')]);
  expect([dots?.getAttribute('aria-hidden'), dots?.textContent, dots?.childElementCount]).toEqual(['true', '', 3]);
  expect(getCurrentSlide()).toBe(1);
});

it('a carousel continues at the other end if it loops', async () => {
  renderSeasons({ loop: true });
  await waitForSlide(1);
  await userEvent.click(getButton('Previous'));
  await waitForSlide(3);
  await userEvent.click(getButton('Next'));
  expect(await waitForSlide(1)).toBeDefined();
});

/** Renders an autoplaying carousel, moves it to its second slide, and removes pointer and focus. */
const startAutoplay = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderSeasons({ autoplay: intervalMs });
  const user = userEvent.setup();
  await user.hover(getCarousel());
  await waitForSlide(1);
  await user.click(getButton('Next'));
  await waitForSlide(2);
  await user.click(document.body);
  return { user, advanceInterval: () => act(() => void vi.advanceTimersByTime(intervalMs)) };
};
const getAriaLive = () => screen.getByRole('group', { name: '1 of 3' }).parentElement?.getAttribute('aria-live');

it('a carousel plays automatically, continues at the first slide after the last, and announces nothing', async () => {
  const { advanceInterval } = await startAutoplay();
  advanceInterval();
  expect(getCurrentSlide()).toBe(3);
  advanceInterval();
  expect(getCurrentSlide()).toBe(1);
  expect(getAriaLive()).toBe('off');
});

it('a carousel stops after Pause until Play is pressed', async () => {
  const { user, advanceInterval } = await startAutoplay();
  await user.click(getButton('Pause'));
  expect(document.activeElement).toBe(getButton('Play'));
  expect(getAriaLive()).toBe('polite');
  await user.click(document.body);
  advanceInterval();
  expect(getCurrentSlide()).toBe(2);
  await user.click(getButton('Play'));
  await user.click(document.body);
  advanceInterval();
  expect(getCurrentSlide()).toBe(3);
});

it('a carousel pauses while the pointer is over it, and while it has the focus', async () => {
  const { user, advanceInterval } = await startAutoplay();
  await user.hover(getCarousel());
  advanceInterval();
  expect(getCurrentSlide()).toBe(2);
  await user.unhover(getCarousel());
  // Focusing a link would move its slide into view, so a button is focused.
  act(() => getButton('Next').focus());
  advanceInterval();
  expect(getCurrentSlide()).toBe(2);
});

it('a carousel does not play automatically under reduced motion', () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  renderSeasons({ autoplay: intervalMs });
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(getAriaLive()).toBe('polite');
});
