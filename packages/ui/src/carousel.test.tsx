// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
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

beforeAll(async () => {
  addSlideLayout();
  await import('./carousel-motion');
});
beforeEach(addMediaQueries);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('is named by what it shows, and says of each slide which of how many it is', () => {
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

it('is no carousel where there is one slide', () => {
  renderSeasons({ items: ['Winter'], autoplay: 5_000 });
  expect(screen.getByRole('link', { name: 'Winter' })).toBeDefined();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('moves by its buttons, and goes no further than its ends, where the focus stays', async () => {
  const user = userEvent.setup();
  renderSeasons();
  getButton('Next').focus();
  // Its motion loads with the focus.
  await screen.findByText('1 / 3');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 / 3')).toBeDefined();
  await user.keyboard(' ');
  expect(await screen.findByText('3 / 3')).toBeDefined();
  expect(getButton('Next').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{Enter}');
  expect(screen.getByText('3 / 3')).toBeDefined();
  expect(document.activeElement).toBe(getButton('Next'));
  await user.click(getButton('Previous'));
  expect(await screen.findByText('2 / 3')).toBeDefined();
});

it('announces a slide that a guest moves to', async () => {
  renderSeasons();
  await screen.findByText('1 / 3');
  await userEvent.click(getButton('Next'));
  const slide = screen.getByRole('group', { name: '2 of 3' });
  expect(slide.parentElement?.getAttribute('aria-live')).toBe('polite');
});

it('starts over if it loops', async () => {
  renderSeasons({ loop: true });
  await screen.findByText('1 / 3');
  await userEvent.click(getButton('Previous'));
  expect(await screen.findByText('3 / 3')).toBeDefined();
  await userEvent.click(getButton('Next'));
  expect(await screen.findByText('1 / 3')).toBeDefined();
});

/** Renders an autoplaying carousel, moves it to its second slide, and removes pointer and focus. */
const play = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderSeasons({ autoplay: interval });
  const user = userEvent.setup();
  await user.hover(getCarousel());
  await screen.findByText('1 / 3');
  await user.click(getButton('Next'));
  await screen.findByText('2 / 3');
  await user.click(document.body);
  return { user, pass: () => act(() => void vi.advanceTimersByTime(interval)) };
};
const getLive = () => screen.getByRole('group', { name: '1 of 3' }).parentElement?.getAttribute('aria-live');

it('plays by itself, goes on from the last slide to the first, and announces nothing meanwhile', async () => {
  const { pass } = await play();
  pass();
  expect(screen.getByText('3 / 3')).toBeDefined();
  pass();
  expect(screen.getByText('1 / 3')).toBeDefined();
  expect(getLive()).toBe('off');
});

it('stops once it is paused, until it is played again by the same button', async () => {
  const { user, pass } = await play();
  await user.click(getButton('Pause'));
  expect(document.activeElement).toBe(getButton('Play'));
  expect(getLive()).toBe('polite');
  await user.click(document.body);
  pass();
  expect(screen.getByText('2 / 3')).toBeDefined();
  await user.click(getButton('Play'));
  await user.click(document.body);
  pass();
  expect(screen.getByText('3 / 3')).toBeDefined();
});

it('pauses while the pointer is on it, and while it has the focus', async () => {
  const { user, pass } = await play();
  await user.hover(getCarousel());
  pass();
  expect(screen.getByText('2 / 3')).toBeDefined();
  await user.unhover(getCarousel());
  // A link would move its slide into view.
  act(() => getButton('Next').focus());
  pass();
  expect(screen.getByText('2 / 3')).toBeDefined();
});

it('never plays by itself if the guest prefers reduced motion', () => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
  renderSeasons({ autoplay: interval });
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(getLive()).toBe('polite');
});
