import { codes, Refusal } from './codes';

export type Fields = Readonly<Record<string, unknown>>;

export const parseFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};

const refuse = (name: string): never => {
  throw new Refusal(codes.badField, name);
};

/** @throws Refusal with the field's name unless it is a text of at most `max` characters */
export const readText = (fields: Fields, name: string, max: number, form = /^[^\n]+$/u): string => {
  const value = fields[name];
  return typeof value === 'string' && value.length <= max && form.test(value) ? value : refuse(name);
};

export const readWon = (fields: Fields, name: string, min = 1): number => {
  const value = fields[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min ? value : refuse(name);
};

export const readChoice = <const T extends string>(fields: Fields, name: string, allowed: readonly T[]): T =>
  allowed.find((each) => each === fields[name]) ?? refuse(name);
