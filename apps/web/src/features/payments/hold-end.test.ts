import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMonotonicMs } from '../../lib/clock';
import { getLocalHoldEnd, getSecondsUntil } from './hold-end';

const server = Date.parse('2026-03-10T03:00:00Z');
const answer = { holdUntil: '2026-03-10T03:10:00.000Z', secondsLeft: 600 };
const getSecondsLeft = (holdUntil: string) => getSecondsUntil(holdUntil, getMonotonicMs());

/** Seconds since the page was loaded, by the monotonic clock. */
let running = 0;
/** Loads the page with the device's clock `wrongBy` seconds ahead of the server's, or behind if negative. */
function load(wrongBy: number): void {
  running = 0;
  vi.setSystemTime(server + wrongBy * 1000);
  vi.stubGlobal('performance', { timeOrigin: Date.now(), now: () => running * 1000 });
}
function pass(seconds: number): void {
  running += seconds;
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
  ['of another year', -31_536_000],
])('a device whose clock is %s', (_name, wrongBy) => {
  beforeEach(() => load(wrongBy));

  it('counts the seconds of the response', () => {
    const end = getLocalHoldEnd(answer);
    expect(getSecondsLeft(end)).toBe(600);
    pass(480);
    expect(getSecondsLeft(end)).toBe(120);
    pass(121);
    expect(getSecondsLeft(end)).toBe(0);
  });

  it('continues after a reload', () => {
    const end = getLocalHoldEnd(answer);
    pass(100);
    load(wrongBy + 100);
    expect(getSecondsLeft(end)).toBe(500);
  });
});

describe('a clock that jumps while the seats are held', () => {
  it.each([
    ['put back by an hour: what has passed has passed', -3600, 500],
    ['forward, as after a sleep: what the device has slept has passed', 200, 300],
  ])('%s', (_name, jump, expected) => {
    load(-180);
    const end = getLocalHoldEnd(answer);
    pass(100);
    vi.setSystemTime(Date.now() + jump * 1000);
    expect(getSecondsLeft(end)).toBe(expected);
  });
});

it.each([
  ['the instant of a server that tells no seconds', getLocalHoldEnd({ holdUntil: answer.holdUntil }), 600],
  ['nothing, where nothing was kept', '', 0],
])('reads %s', (_name, end, expected) => {
  load(0);
  expect(getSecondsLeft(end)).toBe(expected);
});
