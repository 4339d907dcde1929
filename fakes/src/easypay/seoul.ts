const offset = 9 * 3_600_000;
const day = 24 * 3_600_000;

const digits = (instant: Date): string => new Date(instant.getTime() + offset).toISOString().replace(/\D/g, '');

/** `20261121090000`, Seoul time. */
export const wireTime = (instant: Date): string => digits(instant).slice(0, 14);

/** `20261121`, Seoul time. */
export const wireDay = (instant: Date): string => digits(instant).slice(0, 8);

export const wireYesterday = (instant: Date): string => wireDay(new Date(instant.getTime() - day));
