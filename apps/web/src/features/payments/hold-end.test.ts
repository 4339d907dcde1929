import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMonotonicMs } from '../../lib/clock';
import { getLocalHoldEnd, getSecondsUntil } from './hold-end';

const serverMs = Date.parse('2026-03-10T03:00:00Z');
const response = { holdUntil: '2026-03-10T03:10:00.000Z', secondsLeft: 600 };
const getSecondsLeft = (holdUntil: string) => getSecondsUntil(holdUntil, getMonotonicMs());

/** Seconds since the page was loaded, as its monotonic clock shows them. */
let elapsedSeconds = 0;
/** Loads the page on a device whose clock is ahead of the server's, or behind if negative. */
function loadPage(clockErrorSeconds: number): void {
  elapsedSeconds = 0;
  vi.setSystemTime(serverMs + clockErrorSeconds * 1000);
  vi.stubGlobal('performance', { timeOrigin: Date.now(), now: () => elapsedSeconds * 1000 });
}
function advance(seconds: number): void {
  elapsedSeconds += seconds;
  vi.setSystemTime(Date.now() + seconds * 1000);
}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe.each([
  ['right', 0],
  ['three minutes slow', -180],
  ['ten minutes fast', 600],
  ['a year slow', -31_536_000],
])('the countdown on a device whose clock is %s', (_name, clockErrorSeconds) => {
  beforeEach(() => loadPage(clockErrorSeconds));

  it('counts down the seconds that the server sent', () => {
    const end = getLocalHoldEnd(response);
    expect(getSecondsLeft(end)).toBe(600);
    advance(480);
    expect(getSecondsLeft(end)).toBe(120);
    advance(121);
    expect(getSecondsLeft(end)).toBe(0);
  });

  it('continues after a reload', () => {
    const end = getLocalHoldEnd(response);
    advance(100);
    loadPage(clockErrorSeconds + 100);
    expect(getSecondsLeft(end)).toBe(500);
  });
});

describe('the countdown while the clock of the device jumps', () => {
  it.each([
    ['counts only the elapsed time if the clock is set back by an hour', -3600, 500],
    ['counts the time of a sleep if the clock jumps forward after it', 200, 300],
  ])('%s', (_name, jumpSeconds, expected) => {
    loadPage(-180);
    const end = getLocalHoldEnd(response);
    advance(100);
    vi.setSystemTime(Date.now() + jumpSeconds * 1000);
    expect(getSecondsLeft(end)).toBe(expected);
  });
});

it.each([
  ['from the end of the hold if the server sends no seconds', getLocalHoldEnd({ holdUntil: response.holdUntil }), 600],
  ['at 0 without a stored end of the hold', '', 0],
])('the countdown starts %s', (_name, end, expected) => {
  loadPage(0);
  expect(getSecondsLeft(end)).toBe(expected);
});
