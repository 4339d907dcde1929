import { type SeoulDate, todayInSeoul } from '@dining/domain/shared/seoul-time';
import { useSyncExternalStore } from 'react';
import { whenRendered } from './hydration';

/** The one clock of the site. */
export const now = (): Date => new Date();

/**
 * For reckoning how long something lasts, in milliseconds: as wrong as the device's clock, but within a page it never goes back, and the
 * time that the device sleeps passes, too. A clock that is put forward looks like sleep: what lasts ends too early, never too late.
 */
export const steadyNow = (): number => Math.max(Date.now(), performance.timeOrigin + performance.now());

const today = (): SeoulDate => todayInSeoul(now());
const rendered = (): Date => whenRendered() ?? now();
const dayRendered = (): SeoulDate => todayInSeoul(rendered());

const minuteMs = 60_000;
const minuteOf = (at: Date): number => Math.floor(at.getTime() / minuteMs);

let minute = now();
/** The same instant all through a minute. */
const read = (): Date => {
  const at = now();
  if (minuteOf(at) !== minuteOf(minute)) minute = at;
  return minute;
};

/** Calls `changed` as each minute begins, and when a page that was out of sight or asleep is looked at again. */
function watch(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const turn = () => {
    clearTimeout(timer);
    timer = setTimeout(turn, minuteMs - (now().getTime() % minuteMs));
    changed();
  };
  timer = setTimeout(turn, minuteMs - (now().getTime() % minuteMs));
  document.addEventListener('visibilitychange', turn);
  window.addEventListener('pageshow', turn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', turn);
    window.removeEventListener('pageshow', turn);
  };
}

/** The minute it is, for what a page that stays open has to see pass: a start time, or midnight. */
export const useNow = (): Date => useSyncExternalStore(watch, read, rendered);

/** The day it is in Seoul, which turns at midnight there. */
export const useToday = (): SeoulDate => useSyncExternalStore(watch, today, dayRendered);
