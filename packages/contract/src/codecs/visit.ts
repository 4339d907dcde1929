import type { ReservationType } from '@dining/domain/products/product';
import { type SeoulDate, type SeoulTime, toSeoul, type Visit } from '@dining/domain/shared/seoul-time';

/** Serializes a visit: `YYYY-MM-DD HH:mm` in Seoul. */
export const encodeVisit = (visit: Visit): string => `${visit.date} ${visit.time}`;

/** Parses a visit from a validated text. */
export const decodeVisit = (text: string): Visit => ({ date: text.slice(0, 10), time: text.slice(11, 16) });

/** Serializes the visit of an order. For a pickup it is the day at 00:00 (decision 13). */
export const encodeOrderedVisit = ({ date, time }: Visit, type: ReservationType): string =>
  encodeVisit({ date, time: type === 'pickup' ? '00:00' : time });

/** Parses the day of a text that is a date or a visit. */
export const decodeDay = (text: string): SeoulDate => decodeVisit(text).date;

/** Serializes an instant as `YYYY-MM-DD HH:mm` in Seoul; null becomes ''. */
export const encodeDateTime = (instant: Date | null): string => (instant === null ? '' : encodeVisit(toSeoul(instant)));

/** Serializes a visit with its UTC offset, for programs outside Korea: `2026-03-13T18:00:00+09:00`. */
export const encodeOffsetVisit = ({ date, time }: { readonly date: SeoulDate; readonly time: SeoulTime }): string =>
  `${date}T${time}:00+09:00`;
