import { isValidDate } from '@dining/domain/shared/seoul-time';

/** Parameters in the addresses of screens. */
export interface ScreenSearch {
  /** The staff member who is open. */
  readonly person?: string;
  /** Number of the reservation that is open. */
  readonly reservation?: string;
  /** The part of the inbox that is open, and the entry in it. */
  readonly tab?: string;
  readonly item?: string;
  /** Where the sign-in leads on to: an address below `/console`. */
  readonly next?: string;
  /** The venue or hotel of the service or of the settings: its code. */
  readonly venue?: string;
  /** The day of the service, `YYYY-MM-DD`. */
  readonly day?: string;
  /** The reservation or walk-in that is open. */
  readonly party?: string;
}

const isConsolePath = (path: string): boolean => /^\/console(?:[/?#]|$)/.test(path) && !path.includes('\\');

/** Reads an address as plain texts; one that leads out of the console is left out. */
export function parseSearch(text: string): ScreenSearch {
  const { person, reservation, tab, item, next, venue, day, party } = Object.fromEntries(new URLSearchParams(text));
  return {
    ...(person !== undefined && { person }),
    ...(reservation !== undefined && { reservation }),
    ...(tab !== undefined && { tab }),
    ...(item !== undefined && { item }),
    ...(next !== undefined && isConsolePath(next) && { next }),
    ...(venue !== undefined && { venue }),
    ...(day !== undefined && isValidDate(day) && { day }),
    ...(party !== undefined && { party }),
  };
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '' : `?${text}`;
}
