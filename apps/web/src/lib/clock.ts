import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { createContext, useSyncExternalStore } from 'react';
import { useRenderedAt } from './hydration';
import { useRequired } from './required-context';
import { createStore, type Store } from './store';

/** Clocks that differ by less agree: an answer takes its time, and its `Date` tells whole seconds. */
const toleranceMs = 60_000;
/** From here on the guest is told that the device's clock is wrong. */
const noticeableMs = 600_000;
/** A rendered page is kept for its day in Seoul. */
const maxPageAgeMs = 25 * 3_600_000;
const minuteMs = 60_000;
const getMinuteNumber = (at: Date): number => Math.floor(at.getTime() / minuteMs);

/** The one clock of an app: the server's, as far as it is known, however wrong the device's may be. */
export interface Clock {
  /** By how much the server's clock is ahead of the device's, in milliseconds; 0 where they agree. */
  readonly offsetMs: Store<number>;
  readonly now: () => Date;
  /** Returns the same instant all through a minute. */
  readonly getMinute: () => Date;
  /** Calls `changed` as each minute begins, and when a page that was out of sight or asleep is looked at again. */
  readonly watch: (changed: () => void) => () => void;
}

export function createClock(): Clock {
  const offsetMs = createStore(0);
  const now = () => new Date(Date.now() + offsetMs.get());
  let minute = now();
  return {
    offsetMs,
    now,
    getMinute() {
      const at = now();
      if (getMinuteNumber(at) !== getMinuteNumber(minute)) minute = at;
      return minute;
    },
    watch(changed) {
      let timer: ReturnType<typeof setTimeout>;
      const turn = () => {
        clearTimeout(timer);
        timer = setTimeout(turn, minuteMs - (now().getTime() % minuteMs));
        changed();
      };
      timer = setTimeout(turn, minuteMs - (now().getTime() % minuteMs));
      const stopWatching = offsetMs.watch(turn);
      document.addEventListener('visibilitychange', turn);
      window.addEventListener('pageshow', turn);
      return () => {
        clearTimeout(timer);
        stopWatching();
        document.removeEventListener('visibilitychange', turn);
        window.removeEventListener('pageshow', turn);
      };
    },
  };
}

/** Sets the clock by what the server said the time was (NaN: nothing) when the device's clock stood at `deviceMs`. */
export function setServerTime({ offsetMs }: Clock, serverMs: number, deviceMs = Date.now()): void {
  const differenceMs = serverMs - deviceMs;
  const nextMs = Math.abs(differenceMs) < toleranceMs ? 0 : differenceMs;
  if (Number.isNaN(differenceMs) || Math.abs(nextMs - offsetMs.get()) < toleranceMs) return;
  offsetMs.set(nextMs);
}

/**
 * Sets the clock by the time that the server wrote beside the page (`Server-Timing`), before anything of the page asks for it. Returns
 * false if it is not there and the device's clock cannot be right: the page was written, at `writtenMs`, later than now or days ago.
 */
export function setClockByPage(clock: Clock, writtenMs: number): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const written = page?.serverTiming.find(({ name }) => name === 'now');
  // A page from the browser's own memory was written some time ago.
  const ageMs = Date.now() - writtenMs;
  if (page === undefined || written === undefined || page.transferSize === 0)
    return !(ageMs < -toleranceMs || ageMs > maxPageAgeMs);
  setServerTime(clock, written.duration, Date.now() - (performance.now() - page.responseStart));
  return true;
}

/**
 * For reckoning how long something lasts, in milliseconds: as wrong as the device's clock, but within a page it never goes back, and the
 * time that the device sleeps passes, too. A clock that is put forward looks like sleep: what lasts ends too early, never too late.
 */
export const getMonotonicMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

export const ClockContext = createContext<Clock | undefined>(undefined);

/** @throws outside of `ClockContext` */
export const useClock = (): Clock => useRequired(ClockContext);

/** The minute it is, for what a page that stays open has to see pass: a start time, or midnight. */
export function useNow(): Date {
  const { watch, getMinute } = useClock();
  const renderedAt = useRenderedAt();
  return useSyncExternalStore(watch, getMinute, () => renderedAt ?? getMinute());
}

/** The day it is in Seoul, which turns at midnight there. */
export function useToday(): SeoulDate {
  const { watch, now } = useClock();
  const renderedAt = useRenderedAt();
  return useSyncExternalStore(
    watch,
    () => getTodayInSeoul(now()),
    () => getTodayInSeoul(renderedAt ?? now()),
  );
}

const never = () => false;
/** Whether the device's clock is so wrong that the guest is told. */
export function useClockWrong(): boolean {
  const { offsetMs } = useClock();
  return useSyncExternalStore(offsetMs.watch, () => Math.abs(offsetMs.get()) >= noticeableMs, never);
}
