import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import type { AnyStaffCommand, StaffAnswer, StaffAsked } from '@dining/contract/staff/command';
import { addDays, isRealDate, isRealTime, todayInSeoul } from '@dining/domain/shared/seoul-time';
import { askServer, Stopped } from './ask';

export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command is run with. */
export interface Given {
  /** Its arguments, in the order of its usage. */
  readonly args: readonly string[];
  readonly options: Values;
  /** Asks the server in the operator's name. */
  readonly ask: <Command extends AnyStaffCommand>(command: Command, body: StaffAsked<Command>) => Promise<StaffAnswer<Command>>;
}

/** A command of `npm run staff`. */
export interface CommandLine {
  /** What follows the name in the usage: arguments in capitals, `[…]` those that may be left out. */
  readonly usage: string;
  readonly about: string;
  /** More for its own help, a line each. */
  readonly more?: readonly string[];
  readonly options?: Readonly<Record<string, 'string' | 'boolean'>>;
  /** Carries it out; answers what is printed. */
  readonly run: (given: Given) => Promise<string>;
}

export const askAs =
  (operator: string): Given['ask'] =>
  (command, body) =>
    askServer(command, { ...body, operator });

/** A day, `today` or `tomorrow` in Seoul. @throws Stopped */
export function parseDay(text: string | undefined): string {
  const today = todayInSeoul(new Date());
  if (text === 'today') return today;
  if (text === 'tomorrow') return addDays(today, 1);
  if (text === undefined || !isRealDate(text))
    throw new Stopped(`${text ?? 'Nothing'} is no day: write 2026-12-24, today or tomorrow.`);
  return text;
}

/** A start time. @throws Stopped */
export function parseTime(text: string): string {
  if (isRealTime(text)) return text;
  throw new Stopped(`${String(text)} is no time of day: write 18:00.`);
}

/** A code, as of a reservation or a venue. @throws Stopped */
export function parseCode(text: string | undefined, what: string): string {
  if (text === undefined || !/^[\w-]{1,40}$/.test(text)) throw new Stopped(`${text ?? 'Nothing'} is no code of a ${what}.`);
  return text;
}

/** A whole number as it is typed, in digits alone: `Number` takes `0x10` too, and an empty text for 0. NaN where it is none. */
export const parseWholeNumber = (typed: string): number => (/^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN);

/** A whole number from the least to the most. @throws Stopped */
export function parseNumber(typed: string | undefined, what: string, least: number, most: number): number {
  const number = parseWholeNumber(typed ?? '');
  if (number >= least && number <= most) return number;
  throw new Stopped(`${typed || 'Nothing'} is no ${what}.`);
}

/** The number by which something is listed. @throws Stopped */
export const parseId = (typed: string | undefined, what: string): number => parseNumber(typed, what, 1, Number.MAX_SAFE_INTEGER);

/** How many a list shows at the most: 20, or as many as `--most` says. @throws Stopped */
export const parseLimit = (options: Values): number =>
  parseNumber(getTextOption(options, 'most') ?? '20', 'count for --most: 1 to 1000', 1, 1_000);

/** What a file holds; of `-` what is piped in. @throws Stopped */
export const readText = (path: string): Promise<string> =>
  (path === '-' ? textOf(process.stdin) : readFile(path, 'utf8')).catch(() => {
    throw new Stopped(`${path} cannot be read.`);
  });

/** An option that is a text. */
export function getTextOption(options: Values, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
