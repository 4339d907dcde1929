export type ConditionName =
  | 'clear'
  | 'few'
  | 'broken'
  | 'overcast'
  | 'mist'
  | 'drizzle'
  | 'rain'
  | 'showers'
  | 'snow'
  | 'thunderstorm';

export interface GeneratedWeather {
  /** Degrees Celsius with two decimals. */
  readonly celsius: number;
  readonly condition: ConditionName;
  /** Chance of rain or snow, 0 to 1. */
  readonly rainChance: number;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const hourMs = 3_600_000;
const seoulOffsetMs = 9 * hourMs;

/** Formats an instant as Seoul time: `2026-11-21T09:00`. */
export const formatSeoulTime = (instant: number): string =>
  new Date(instant + seoulOffsetMs).toISOString().slice(0, 16);

/** Returns the start of the Seoul day of an instant. */
export const getStartOfDay = (instant: number): number =>
  Date.parse(`${formatSeoulTime(instant).slice(0, 10)}T00:00:00Z`) - seoulOffsetMs;

/** Hashes a text to a number from 0 to 1 (FNV-1a). */
function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}

const dryConditions: readonly ConditionName[] = ['clear', 'clear', 'clear', 'few', 'few', 'broken', 'overcast', 'mist'];
const wetConditions: readonly ConditionName[] = ['drizzle', 'rain', 'rain', 'showers'];
const pick = (conditions: readonly ConditionName[], fraction: number): ConditionName =>
  conditions[Math.floor(fraction * conditions.length)] ?? 'clear';

/** @param fraction a number from 0 to 1 that selects one of the suitable conditions */
function pickCondition(celsius: number, rainChance: number, fraction: number): ConditionName {
  if (rainChance < 0.7) return pick(dryConditions, fraction);
  if (celsius < 1.5) return 'snow';
  return celsius > 24 && fraction > 0.7 ? 'thunderstorm' : pick(wetConditions, fraction);
}

/**
 * Generates plausible weather: Korea's seasons, warmer to the south and in the afternoon. The result depends only on
 * the place and the instant, so that it is reproducible.
 */
export function generateWeather({ latitude, longitude }: Place, instant: number): GeneratedWeather {
  const seoulTime = formatSeoulTime(instant);
  const day = seoulTime.slice(0, 10);
  const hour = Number(seoulTime.slice(11, 13));
  const placeKey = `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
  const dayOfYear = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / (24 * hourMs);
  const season = Math.cos(((dayOfYear - 212) / 365.25) * 2 * Math.PI);
  const warmth = 12.5 + (37.5 - latitude) * 0.9 + season * 13.5;
  const dayVariation = (hashToUnit(`${placeKey} ${day}`) - 0.5) * 6;
  const hourVariation = 4 * Math.cos(((hour - 15) / 24) * 2 * Math.PI) + (hashToUnit(`${placeKey} ${seoulTime}`) - 0.5);
  const celsius = Math.round((warmth + dayVariation + hourVariation) * 100) / 100;
  const rainChance =
    Math.round(
      (0.65 * hashToUnit(`wet ${placeKey} ${day}`) + 0.35 * hashToUnit(`wet ${placeKey} ${seoulTime}`)) * 100,
    ) / 100;
  return {
    celsius,
    rainChance,
    condition: pickCondition(celsius, rainChance, hashToUnit(`sky ${placeKey} ${day} ${Math.floor(hour / 6)}`)),
  };
}
