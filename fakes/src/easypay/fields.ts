import { codes, Refusal } from './codes';

export type Fields = Readonly<Record<string, unknown>>;

/** A JSON object's fields; anything else has none. */
export const parseFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : {};

const refuse = (name: string): never => {
  throw new Refusal(codes.badField, name);
};

/** A required text of at most `max` characters. @throws Refusal naming the field */
export const readText = (fields: Fields, name: string, max: number, form = /^[^\n]+$/u): string => {
  const value = fields[name];
  return typeof value === 'string' && value.length <= max && form.test(value) ? value : refuse(name);
};

/** Required whole won from `min`. @throws Refusal naming the field */
export const readWon = (fields: Fields, name: string, min = 1): number => {
  const value = fields[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min ? value : refuse(name);
};

/** One of the given texts. @throws Refusal naming the field */
export const readChoice = <const T extends string>(fields: Fields, name: string, allowed: readonly T[]): T =>
  allowed.find((each) => each === fields[name]) ?? refuse(name);
