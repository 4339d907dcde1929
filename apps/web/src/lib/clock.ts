import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { createContext, useSyncExternalStore } from 'react';
import { useRenderedAt } from './hydration';
import { useRequired } from './required-context';
import { createStore, type Store } from './store';

/** Smaller differences are ignored, because responses take time and their `Date` header has whole seconds. */
const toleranceMs = 60_000;
/** From this difference on, a notice says that the device's clock is wrong. */
const wrongClockMs = 600_000;
const maxPageAgeMs = 25 * 3_600_000;
const minuteMs = 60_000;
const getMinuteNumber = (currentTime: Date): number => Math.floor(currentTime.getTime() / minuteMs);

export interface Clock {
  /** How far the server's clock is ahead of the device's, in milliseconds; 0 if they differ by less than a minute. */
  readonly offsetMs: Store<number>;
  readonly now: () => Date;
  /** Returns a time that only changes with the minute. */
  readonly getMinute: () => Date;
  /** Calls `onTick` each minute, and when the page's visibility or the offset changes. Returns a stop function. */
  readonly watch: (onTick: () => void) => () => void;
}

export function createClock(): Clock {
  const offsetMs = createStore(0);
  const now = () => new Date(Date.now() + offsetMs.get());
  let minute = now();
  return {
    offsetMs,
    now,
    getMinute() {
      const currentTime = now();
      if (getMinuteNumber(currentTime) !== getMinuteNumber(minute)) minute = currentTime;
      return minute;
    },
    watch(onTick) {
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        clearTimeout(timer);
        timer = setTimeout(tick, minuteMs - (now().getTime() % minuteMs));
        onTick();
      };
      timer = setTimeout(tick, minuteMs - (now().getTime() % minuteMs));
      const stopWatching = offsetMs.watch(tick);
      document.addEventListener('visibilitychange', tick);
      window.addEventListener('pageshow', tick);
      return () => {
        clearTimeout(timer);
        stopWatching();
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
  };
}

/** Sets the clock from the server's time `serverMs`, received at the device's time `deviceMs`. NaN is ignored. */
export function setServerTime({ offsetMs }: Clock, serverMs: number, deviceMs = Date.now()): void {
  const differenceMs = serverMs - deviceMs;
  const nextMs = Math.abs(differenceMs) < toleranceMs ? 0 : differenceMs;
  if (Number.isNaN(differenceMs) || Math.abs(nextMs - offsetMs.get()) < toleranceMs) return;
  offsetMs.set(nextMs);
}

/**
 * Sets the clock from the page's `Server-Timing`, before any code reads the clock. If that is missing, or old because
 * the page is from the browser's cache, returns false if the device's clock must be wrong: by that clock, the server
 * wrote the page (`writtenMs`) in the future or more than 25 hours ago. Otherwise returns true.
 */
export function setClockFromPage(clock: Clock, writtenMs: number): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const serverTime = navigation?.serverTiming.find(({ name }) => name === 'now');
  const ageMs = Date.now() - writtenMs;
  if (navigation === undefined || serverTime === undefined || navigation.transferSize === 0)
    return !(ageMs < -toleranceMs || ageMs > maxPageAgeMs);
  setServerTime(clock, serverTime.duration, Date.now() - (performance.now() - navigation.responseStart));
  return true;
}

/**
 * Returns milliseconds for measuring durations. They include the device's sleep, and increase even if its clock is set
 * back. If the clock is set forward, measured durations are too long.
 */
export const getMonotonicMs = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

export const ClockContext = createContext<Clock | undefined>(undefined);

export const useClock = (): Clock => useRequired(ClockContext);

/** Returns the current minute, for pages that must react to start times or midnight while open. */
export function useNow(): Date {
  const { watch, getMinute } = useClock();
  const renderedAt = useRenderedAt();
  return useSyncExternalStore(watch, getMinute, () => renderedAt ?? getMinute());
}

export function useToday(): SeoulDate {
  const { watch, now } = useClock();
  const renderedAt = useRenderedAt();
  return useSyncExternalStore(
    watch,
    () => getTodayInSeoul(now()),
    () => getTodayInSeoul(renderedAt ?? now()),
  );
}

const returnFalse = () => false;
export function useIsClockWrong(): boolean {
  const { offsetMs } = useClock();
  return useSyncExternalStore(offsetMs.watch, () => Math.abs(offsetMs.get()) >= wrongClockMs, returnFalse);
}
