// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addMediaQueries, addSlideLayout } from '../test/browser';
import { render } from '../test/render';
import { Carousel, type CarouselProps } from './carousel';

const interval = 1_000;
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
const getStop = () => {
  const dots = [...document.querySelectorAll('[aria-hidden="true"] > [aria-current]')];
  return dots.length === 0 ? 0 : dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
};
const findStop = (stop: number) => waitFor(() => expect(getStop()).toBe(stop));

beforeAll(async () => {
  addSlideLayout();
  await import('./carousel-motion');
});
beforeEach(addMediaQueries);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is named by its label, and each slide by its position', () => {
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

it('is not a carousel with a single slide', () => {
  renderSeasons({ items: ['Winter'], autoplay: 5_000 });
  expect(screen.getByRole('link', { name: 'Winter' })).toBeDefined();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('moves by its buttons, stops at its ends and keeps the focus there', async () => {
  const user = userEvent.setup();
  renderSeasons();
  getButton('Next').focus();
  // Focusing the carousel loads the code for its motion.
  await findStop(1);
  await user.keyboard('{Enter}');
  await findStop(2);
  await user.keyboard(' ');
  await findStop(3);
  expect(getButton('Next').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(getStop()).toBe(3);
  expect(document.activeElement).toBe(getButton('Next'));
  await user.click(getButton('Previous'));
  await findStop(2);
});

it('announces a slide that a guest moves to', async () => {
  renderSeasons();
  await findStop(1);
  await userEvent.click(getButton('Next'));
  const slide = screen.getByRole('group', { name: '2 of 3' });
  expect(slide.parentElement?.getAttribute('aria-live')).toBe('polite');
});

it('has its dots between its buttons over a picture', () => {
  renderSeasons({ controls: 'over' });
  const [previous, dots, next] = getButton('Next').parentElement?.children ?? [];
  expect([previous, next]).toEqual([getButton('Previous'), getButton('Next')]);
  expect([dots?.getAttribute('aria-hidden'), dots?.textContent, dots?.childElementCount]).toEqual(['true', '', 3]);
  expect(getStop()).toBe(1);
});

it('continues at the other end if it loops', async () => {
  renderSeasons({ loop: true });
  await findStop(1);
  await userEvent.click(getButton('Previous'));
  await findStop(3);
  await userEvent.click(getButton('Next'));
  expect(await findStop(1)).toBeDefined();
});

/** Renders an autoplaying carousel, moves it to its second slide, and removes pointer and focus. */
const startAutoplay = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderSeasons({ autoplay: interval });
  const user = userEvent.setup();
  await user.hover(getCarousel());
  await findStop(1);
  await user.click(getButton('Next'));
  await findStop(2);
  await user.click(document.body);
  return { user, waitInterval: () => act(() => void vi.advanceTimersByTime(interval)) };
};
const getLive = () => screen.getByRole('group', { name: '1 of 3' }).parentElement?.getAttribute('aria-live');

it('plays automatically, continues at the first slide after the last, and announces nothing', async () => {
  const { waitInterval } = await startAutoplay();
  waitInterval();
  expect(getStop()).toBe(3);
  waitInterval();
  expect(getStop()).toBe(1);
  expect(getLive()).toBe('off');
});

it('stops after Pause until Play is pressed', async () => {
  const { user, waitInterval } = await startAutoplay();
  await user.click(getButton('Pause'));
  expect(document.activeElement).toBe(getButton('Play'));
  expect(getLive()).toBe('polite');
  await user.click(document.body);
  waitInterval();
  expect(getStop()).toBe(2);
  await user.click(getButton('Play'));
  await user.click(document.body);
  waitInterval();
  expect(getStop()).toBe(3);
});

it('pauses while the pointer is over it, and while it has the focus', async () => {
  const { user, waitInterval } = await startAutoplay();
  await user.hover(getCarousel());
  waitInterval();
  expect(getStop()).toBe(2);
  await user.unhover(getCarousel());
  // Focusing a link would move its slide into view, so a button is focused.
  act(() => getButton('Next').focus());
  waitInterval();
  expect(getStop()).toBe(2);
});

it('does not play automatically under reduced motion', () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  renderSeasons({ autoplay: interval });
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(getLive()).toBe('polite');
});
