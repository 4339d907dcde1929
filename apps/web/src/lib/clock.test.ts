// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  type Clock,
  ClockContext,
  createClock,
  setClockFromPage,
  setServerTime,
  useIsClockWrong,
  useToday,
} from './clock';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const deviceMs = Date.parse('2026-11-27T20:00:00Z');

let clock: Clock;
beforeEach(() => {
  vi.useFakeTimers({ now: deviceMs });
  clock = createClock();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['agrees with the server', 0, 0],
  ['is half a minute off', 30_000, 0],
  ['is five minutes slow', 5 * minuteMs, 5 * minuteMs],
  ['is a day slow', dayMs, dayMs],
  ['is a day fast', -dayMs, -dayMs],
  ['is ten years fast', -3_650 * dayMs, -3_650 * dayMs],
  ['is set to 1970', deviceMs, deviceMs],
])('the site’s time is within a minute of the server’s on a device that %s', (_name, serverAheadMs, offsetMs) => {
  setServerTime(clock, deviceMs + serverAheadMs);
  expect(clock.now().getTime()).toBe(deviceMs + offsetMs);
});

it('the site keeps its offset if a response has no time', () => {
  setServerTime(clock, deviceMs + dayMs);
  setServerTime(clock, Date.parse(''));
  expect(clock.now().getTime()).toBe(deviceMs + dayMs);
});

it('the site uses the time of the device again once the device’s clock is corrected', () => {
  setServerTime(clock, deviceMs + dayMs);
  vi.setSystemTime(deviceMs + dayMs);
  setServerTime(clock, deviceMs + dayMs);
  expect(clock.now().getTime()).toBe(deviceMs + dayMs);
});

it('the hooks return the server’s day, and that the clock is wrong, once the server’s time is known', () => {
  const ClockStatus = () => createElement('p', {}, `${useToday()} ${useIsClockWrong() ? 'wrong' : 'right'}`);
  render(createElement(ClockContext, { value: clock }, createElement(ClockStatus)));
  expect(screen.getByText('2026-11-28 right')).toBeTruthy();
  act(() => setServerTime(clock, deviceMs + 3 * dayMs));
  expect(screen.getByText('2026-12-01 wrong')).toBeTruthy();
});

it('a clock that is five minutes off does not count as wrong', () => {
  const ClockStatus = () => createElement('p', {}, useIsClockWrong() ? 'wrong' : 'right');
  render(createElement(ClockContext, { value: clock }, createElement(ClockStatus)));
  act(() => setServerTime(clock, deviceMs + 5 * minuteMs));
  expect(screen.getByText('right')).toBeTruthy();
});

/** Sets the browser's navigation timing. */
const mockNavigation = (changes: object) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      transferSize: 20_000,
      responseStart: performance.now(),
      serverTiming: [{ name: 'now', duration: deviceMs + dayMs }],
      ...changes,
    },
  ] as never);

it('the site uses the time that the server sent with the page', () => {
  mockNavigation({});
  expect(setClockFromPage(clock, Number.NaN)).toBe(true);
  expect(clock.now().getTime()).toBe(deviceMs + dayMs);
});

it.each([
  ['a page from the browser’s cache', { transferSize: 0 }],
  ['a page without a time', { serverTiming: [] }],
])('the site uses the time of the device on %s', (_name, changes) => {
  mockNavigation(changes);
  expect(setClockFromPage(clock, deviceMs)).toBe(true);
  expect(clock.now().getTime()).toBe(deviceMs);
});

it.each([
  ['from a minute ago', -minuteMs, true],
  ['from this morning', -dayMs / 2, true],
  ['of unknown age', Number.NaN, true],
  ['from tomorrow', dayMs, false],
  ['from an hour ahead', dayMs / 24, false],
  ['from the day before yesterday', -2 * dayMs, false],
  ['from years ago', -1_000 * dayMs, false],
])('the time of the device is trusted with a page %s: $2', (_name, writtenMs, isTrusted) => {
  mockNavigation({ serverTiming: [] });
  expect(setClockFromPage(clock, deviceMs + writtenMs)).toBe(isTrusted);
});
