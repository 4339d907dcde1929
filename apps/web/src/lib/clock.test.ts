// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Clock, ClockContext, createClock, setClockByPage, setServerTime, useClockWrong, useToday } from './clock';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const device = Date.parse('2026-11-27T20:00:00Z');

let clock: Clock;
beforeEach(() => {
  vi.useFakeTimers({ now: device });
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
  ['began in 1970', device, device],
])('follows the server on a device that %s', (_name, ahead, expected) => {
  setServerTime(clock, device + ahead);
  expect(clock.now().getTime()).toBe(device + expected);
});

it('keeps its offset if a response has no time', () => {
  setServerTime(clock, device + dayMs);
  setServerTime(clock, Date.parse(''));
  expect(clock.now().getTime()).toBe(device + dayMs);
});

it('follows the device again once its clock is corrected', () => {
  setServerTime(clock, device + dayMs);
  vi.setSystemTime(device + dayMs);
  setServerTime(clock, device + dayMs);
  expect(clock.now().getTime()).toBe(device + dayMs);
});

it('shows the server’s day, and a message about the device, as soon as it is known', () => {
  const Line = () => createElement('p', {}, `${useToday()} ${useClockWrong() ? 'wrong' : 'right'}`);
  render(createElement(ClockContext, { value: clock }, createElement(Line)));
  expect(screen.getByText('2026-11-28 right')).toBeTruthy();
  act(() => setServerTime(clock, device + 3 * dayMs));
  expect(screen.getByText('2026-12-01 wrong')).toBeTruthy();
});

it('shows no message about a clock that is five minutes off', () => {
  const Line = () => createElement('p', {}, useClockWrong() ? 'wrong' : 'right');
  render(createElement(ClockContext, { value: clock }, createElement(Line)));
  act(() => setServerTime(clock, device + 5 * minuteMs));
  expect(screen.getByText('right')).toBeTruthy();
});

/** Sets the browser's navigation timing. */
const mockNavigation = (changes: object) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      transferSize: 20_000,
      responseStart: performance.now(),
      serverTiming: [{ name: 'now', duration: device + dayMs }],
      ...changes,
    },
  ] as never);

it('uses the time that the server wrote into the page', () => {
  mockNavigation({});
  expect(setClockByPage(clock, Number.NaN)).toBe(true);
  expect(clock.now().getTime()).toBe(device + dayMs);
});

it.each([
  ['a page from the browser’s memory', { transferSize: 0 }],
  ['a page without a time', { serverTiming: [] }],
])('ignores %s', (_name, changes) => {
  mockNavigation(changes);
  expect(setClockByPage(clock, device)).toBe(true);
  expect(clock.now().getTime()).toBe(device);
});

it.each([
  ['from a minute ago', -minuteMs, true],
  ['from this morning', -dayMs / 2, true],
  ['of which nothing is known', Number.NaN, true],
  ['from tomorrow', dayMs, false],
  ['from an hour ahead', dayMs / 24, false],
  ['from the day before yesterday', -2 * dayMs, false],
  ['from years ago', -1_000 * dayMs, false],
])('trusts the device with a page %s: %s', (_name, writtenMs, isTrusted) => {
  mockNavigation({ serverTiming: [] });
  expect(setClockByPage(clock, device + writtenMs)).toBe(isTrusted);
});
