import type { MenuChoice } from '../products/menu-choice';
import { counterLimits } from '../products/party';
import type { ReservationType } from '../products/product';
import { isValidDate, isValidTime, type SeoulDate, type SeoulTime } from '../shared/seoul-time';

/**
 * A text of a URL or a cookie. The parsers below return undefined for missing or malformed texts, because a search is
 * never rejected. Those of lists leave out malformed entries.
 */
export type Field = string | null | undefined;

export const parseCode = <C extends string>(field: Field): C | undefined =>
  field && /^[A-Za-z0-9_-]{1,40}$/.test(field) ? (field as C) : undefined;

export const parseDate = (field: Field): SeoulDate | undefined => {
  const date = (field ?? '').slice(0, 10);
  return isValidDate(date) ? date : undefined;
};

/** Parses the time of `YYYY-MM-DD HH:mm`. */
export const parseTime = (field: Field): SeoulTime | undefined => {
  const time = (field ?? '').slice(11, 16);
  return isValidTime(time) ? time : undefined;
};

export const parseCount = (field: Field, max: number = counterLimits.max): number | undefined => {
  const count = /^\d{1,15}$/.test(field ?? '') ? Number(field) : Number.NaN;
  return count <= max ? count : undefined;
};

export const parseReservationType = (field: Field): ReservationType | undefined =>
  field === 'table' || field === 'room' || field === 'pickup' ? field : undefined;

export const parseFlag = (field: Field): boolean | undefined =>
  field === 'Y' || field === 'true' ? true : field === 'N' || field === 'false' ? false : undefined;

/** Parses menus: `12:2,15:1` is two of menu 12 and one of menu 15. */
export const parseMenus = (field: Field): MenuChoice[] | undefined => {
  if (!field) return undefined;
  const matches = field.split(',').map((pair) => /^(\d{1,9}):(\d{1,3})$/.exec(pair));
  return matches.flatMap((match) => (match ? [{ menuIndex: Number(match[1]), count: Number(match[2]) }] : []));
};

export const formatMenus = (menus: readonly MenuChoice[]): string =>
  menus.map((menu) => `${menu.menuIndex}:${menu.count}`).join(',');

/** Parses ids separated by commas. */
export const parseIds = (field: Field): string[] | undefined =>
  field ? field.split(',').filter((entry) => /^[A-Za-z0-9_-]{1,64}$/.test(entry)) : undefined;
