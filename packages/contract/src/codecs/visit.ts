import type { ReservationType } from '@dining/domain/products/product';
import { type SeoulDate, type SeoulTime, toSeoul, type Visit } from '@dining/domain/shared/seoul-time';

/** A moment in Seoul on the wire: `YYYY-MM-DD HH:mm`. */
export const visitToWire = (visit: Visit): string => `${visit.date} ${visit.time}`;

/** The reverse; the text is one of ours and has been checked. */
export const visitFromWire = (text: string): Visit => ({ date: text.slice(0, 10), time: text.slice(11, 16) });

/** The visit that an order asks for: a pickup's is its day at 00:00, for it has the one time (decision 13). */
export const orderedVisitToWire = ({ date, time }: Visit, type: ReservationType): string =>
  visitToWire({ date, time: type === 'pickup' ? '00:00' : time });

/** The day of a day or of a moment of it. */
export const dayFromWire = (text: string): SeoulDate => visitFromWire(text).date;

/** An instant as Seoul's clock shows it, '' where there is none. */
export const momentToWire = (at: Date | null): string => (at === null ? '' : visitToWire(toSeoul(at)));

/** A moment with its offset, for pages elsewhere that know no Seoul: `2026-03-13T18:00:00+09:00`. */
export const offsetVisitToWire = ({ date, time }: { readonly date: SeoulDate; readonly time: SeoulTime }): string =>
  `${date}T${time}:00+09:00`;
