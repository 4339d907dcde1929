import type { z } from 'zod';

export class SettingError extends Error {}

interface Description {
  readonly description: string;
  readonly unit?: 'seconds' | 'milliseconds' | 'MB' | 'percent' | 'business days';
  /** True if it must be set before real guests book; the console's set-up then asks for it. */
  readonly isForGuests?: true;
}

interface FixedDefault {
  readonly default: string;
}

interface NoFixedDefault {
  readonly default?: undefined;
  readonly computedDefault?: string;
}

export class Setting<Value = unknown> {
  readonly name: string;
  readonly metadata: Description & (FixedDefault | NoFixedDefault);
  readonly #parser: z.ZodType;

  constructor(name: string, parser: z.ZodType, metadata: Setting['metadata']) {
    this.name = name;
    this.metadata = metadata;
    this.#parser = parser;
  }

  /**
   * Parses the value of the environment variable. Blank text counts as no value.
   * @throws SettingError
   */
  parse(text: string | undefined): Value {
    const nonBlankText = text?.trim() === '' ? undefined : text;
    const value = nonBlankText ?? this.metadata.default;
    // The overloads of `setting` type a setting without a default as possibly undefined.
    if (value === undefined) return undefined as Value;
    const parseResult = this.#parser.safeParse(value);
    if (parseResult.success) return parseResult.data as Value;
    throw new SettingError(
      `Setting ${this.name} is not valid: ${parseResult.error.issues[0]?.message ?? 'unreadable'}.`,
    );
  }
}

export function setting<Value>(
  name: string,
  parser: z.ZodType<Value>,
  metadata: Description & FixedDefault,
): Setting<Value>;
export function setting<Value>(
  name: string,
  parser: z.ZodType<Value>,
  metadata: Description & NoFixedDefault,
): Setting<Value | undefined>;
export function setting(name: string, parser: z.ZodType, metadata: Setting['metadata']): Setting {
  return new Setting(name, parser, metadata);
}

export interface SettingTable {
  readonly [key: string]: Setting | SettingTable;
}

export type SettingValues<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : SettingValues<Table[Key]>;
};

export const listSettings = (table: SettingTable): readonly Setting[] =>
  Object.values(table).flatMap((entry) => (entry instanceof Setting ? [entry] : listSettings(entry)));

export function parseSettings<Table extends SettingTable>(
  table: Table,
  environment: Readonly<Record<string, string | undefined>>,
): SettingValues<Table> {
  const parseEntry = (entry: Setting | SettingTable): unknown =>
    entry instanceof Setting ? entry.parse(environment[entry.name]) : parseSettings(entry, environment);
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [key, parseEntry(entry)]),
  ) as SettingValues<Table>;
}

/**
 * Returns the values of a group if all of `keys` have one, and undefined if none has.
 * @throws SettingError if only some have a value.
 */
export function requireTogether<Values extends object, const Key extends keyof Values>(
  group: Readonly<Record<Key, Setting>>,
  values: Values,
  keys: readonly Key[],
): (Values & { readonly [Each in Key]: NonNullable<Values[Each]> }) | undefined {
  const missingKeys = keys.filter((key) => values[key] === undefined);
  if (missingKeys.length === keys.length) return undefined;
  const names = keys.map((key) => group[key].name);
  if (missingKeys.length > 0)
    throw new SettingError(
      `Settings ${names.slice(0, -1).join(', ')} and ${names.at(-1)} require each other: only some of them are set.`,
    );
  return values as Values & { readonly [Each in Key]: NonNullable<Values[Each]> };
}
