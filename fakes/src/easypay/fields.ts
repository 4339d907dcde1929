import { codes, RefusalError } from './codes';

export type Fields = Readonly<Record<string, unknown>>;

export const parseFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};

const throwBadField = (name: string): never => {
  throw new RefusalError(codes.badField, name);
};

/** @throws Refusal with the field's name unless it is a text of at most `max` characters that matches the pattern */
export const parseText = (fields: Fields, name: string, max: number, pattern = /^[^\n]+$/u): string => {
  const value = fields[name];
  return typeof value === 'string' && value.length <= max && pattern.test(value) ? value : throwBadField(name);
};

export const parseWon = (fields: Fields, name: string, min = 1): number => {
  const value = fields[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min ? value : throwBadField(name);
};

export const parseChoice = <const T extends string>(fields: Fields, name: string, allowed: readonly T[]): T =>
  allowed.find((value) => value === fields[name]) ?? throwBadField(name);
