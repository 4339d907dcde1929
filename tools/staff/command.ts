import { readFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import type { CallTypes, EndpointShape } from '@dining/contract/endpoint';
import type { AnyStaffCommand, StaffCommandInput, StaffCommandResult } from '@dining/contract/staff/command';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { addDays, getTodayInSeoul, isValidDate, isValidTime } from '@dining/domain/shared/seoul-time';
import { CommandError, callEndpoint, type EndpointInput, sendCommand } from './send-command';

export type OptionValues = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandInput {
  readonly args: readonly string[];
  readonly options: OptionValues;
  readonly send: <Command extends AnyStaffCommand>(
    command: Command,
    body: StaffCommandInput<Command>,
  ) => Promise<StaffCommandResult<Command>>;
  /**
   * Calls an endpoint of the console as the operator.
   * @throws CallRejectedError
   */
  readonly call: <Shape extends EndpointShape>(
    shape: Shape,
    input: EndpointInput<Shape>,
  ) => Promise<CallTypes<Shape>['result']>;
  /** The name of the operator, for uploads and downloads. */
  readonly operator: string;
}

export interface CommandDefinition {
  /** The text after the name in the usage: arguments in capitals, optional ones in `[…]`. */
  readonly usage: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly options?: Readonly<Record<string, 'string' | 'boolean'>>;
  readonly run: (input: CommandInput) => Promise<string>;
}

export const createCommandSender =
  (operator: string): CommandInput['send'] =>
  (command, body) =>
    sendCommand(command, { ...body, operator });

export const createCaller =
  (operator: string): CommandInput['call'] =>
  (shape, input) =>
    callEndpoint(shape, input, operator);

export function parseDay(text: string | undefined): string {
  const today = getTodayInSeoul(new Date());
  if (text === 'today') return today;
  if (text === 'tomorrow') return addDays(today, 1);
  if (text === undefined || !isValidDate(text))
    throw new CommandError(
      `${text === undefined ? 'The day is missing' : `${String(text)} is not a day`}: write 2026-12-24, today or tomorrow.`,
    );
  return text;
}

export function parseTime(text: string): string {
  if (isValidTime(text)) return text;
  throw new CommandError(`${String(text)} is not a time of day: write 18:00.`);
}

export function parseCode(text: string | undefined, description: string): string {
  if (text === undefined || !/^[\w-]{1,40}$/.test(text))
    throw new CommandError(`${text ?? 'An empty text'} is not the code of a ${description}.`);
  return text;
}

/** Parses the state of a switch. @throws CommandError */
export function parseSwitch(text: string | undefined): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new CommandError(`${text ?? 'An empty text'} is neither on nor off.`);
}

/** Parses a whole number of up to 15 digits. Returns NaN for other texts, such as `0x10` or an empty one. */
export const parseWholeNumber = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

export function parseNumber(text: string | undefined, description: string, min: number, max: number): number {
  const number = parseWholeNumber(text ?? '');
  if (number >= min && number <= max) return number;
  throw new CommandError(`${text || 'An empty text'} is not a ${description}.`);
}

export const parseId = (text: string | undefined, description: string): number =>
  parseNumber(text, description, 1, Number.MAX_SAFE_INTEGER);

export const parseLimit = (options: OptionValues): number =>
  parseNumber(getTextOption(options, 'most') ?? '20', 'count for --most: 1 to 1000', 1, 1_000);

/** Reads a file, or standard input for `-`. @throws CommandError */
export const readText = (path: string): Promise<string> =>
  (path === '-' ? readStream(process.stdin) : readFile(path, 'utf8')).catch(() => {
    throw new CommandError(`${path} cannot be read.`);
  });

export function getTextOption(options: OptionValues, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the answer that the operator gives: the second argument, or the content of `--file`. @throws CommandError */
export async function readAnswer({ args, options }: CommandInput): Promise<string> {
  const file = getTextOption(options, 'file');
  const [, text] = args;
  if ((file === undefined) === (text === undefined))
    throw new CommandError('Give the answer as TEXT in quotation marks, or with --file.');
  return file === undefined ? (text ?? '') : readText(file);
}

/** Loads pages until there are `limit` rows, or no more pages. Returns at most `limit` rows. */
export async function listRowsOfPages<Row>(
  load: (cursor: string | null) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>,
  limit = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof load>> = await load(cursor);
    rows.push(...page.rows);
    cursor = page.next;
  } while (cursor !== null && rows.length < limit);
  return rows.slice(0, limit);
}

/** Indents each line and isolates its writing direction. */
export const indent = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `    ${isolateDirection(line)}`)
    .join('\n');
