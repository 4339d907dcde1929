import { isValidDate } from '@dining/domain/shared/seoul-time';

/** Query parameters of the screens. */
export interface ScreenSearch {
  /** Id of the staff member whose details are open. */
  readonly person?: string;
  /** Number of the open reservation. */
  readonly reservation?: string;
  /** The open tab of a screen with tabs. */
  readonly tab?: string;
  /** What a list or a set-up has open, such as the id of an entry of the inbox. */
  readonly item?: string;
  /** Path and query of the console that opens after signing in. */
  readonly next?: string;
  /** Code of the venue or hotel that is shown, such as by its service or settings. */
  readonly venue?: string;
  /** Code of the hotel whose pictures are shown. */
  readonly hotel?: string;
  /** Day of the shown service, `YYYY-MM-DD`. */
  readonly day?: string;
  /** Id of the open reservation or walk-in. */
  readonly party?: string;
}

const isConsolePath = (path: string): boolean => /^\/console(?:[/?#]|$)/.test(path) && !path.includes('\\');

/** Parses a query as plain texts. Omits a `next` that leads out of the console, and a `day` that is not a date. */
export function parseSearch(text: string): ScreenSearch {
  const { person, reservation, tab, item, next, venue, hotel, day, party } = Object.fromEntries(
    new URLSearchParams(text),
  );
  return {
    ...(person !== undefined && { person }),
    ...(reservation !== undefined && { reservation }),
    ...(tab !== undefined && { tab }),
    ...(item !== undefined && { item }),
    ...(next !== undefined && isConsolePath(next) && { next }),
    ...(venue !== undefined && { venue }),
    ...(hotel !== undefined && { hotel }),
    ...(day !== undefined && isValidDate(day) && { day }),
    ...(party !== undefined && { party }),
  };
}

export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : []));
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '' : `?${text}`;
}
