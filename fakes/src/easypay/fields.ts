import { codes, RefusalError } from './codes';

export type Fields = Readonly<Record<string, unknown>>;

export const parseFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};

const throwBadField = (name: string): never => {
  throw new RefusalError(codes.badField, name);
};

/** @throws RefusalError with the field's name unless the value is a text up to `maxLength` that matches `pattern` */
export const parseText = (fields: Fields, name: string, maxLength: number, pattern = /^[^\n]+$/u): string => {
  const value = fields[name];
  return typeof value === 'string' && value.length <= maxLength && pattern.test(value) ? value : throwBadField(name);
};

export const parseInteger = (fields: Fields, name: string, min = 1): number => {
  const value = fields[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min ? value : throwBadField(name);
};

export const parseChoice = <const T extends string>(fields: Fields, name: string, choices: readonly T[]): T =>
  choices.find((value) => value === fields[name]) ?? throwBadField(name);
