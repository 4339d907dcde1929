import type { Visit } from '@dining/domain/shared/seoul-time';

/** `YYYY-MM-DD HH:mm`, as the wire writes when a guest comes. */
export const visitToWire = (visit: Visit): string => `${visit.date} ${visit.time}`;

/** The reverse; the text is one of ours and has been checked. */
export const visitFromWire = (text: string): Visit => ({ date: text.slice(0, 10), time: text.slice(11, 16) });
