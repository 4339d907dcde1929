const seoulOffsetMs = 9 * 3_600_000;
const dayMs = 24 * 3_600_000;

const formatDigits = (instant: Date): string =>
  new Date(instant.getTime() + seoulOffsetMs).toISOString().replace(/\D/g, '');

/** `20261121090000`, Seoul time. */
export const formatWireTime = (instant: Date): string => formatDigits(instant).slice(0, 14);

/** `20261121`, Seoul time. */
export const formatWireDay = (instant: Date): string => formatDigits(instant).slice(0, 8);

/** `20261120` for an instant on 21 November, Seoul time. */
export const formatWireYesterday = (instant: Date): string => formatWireDay(new Date(instant.getTime() - dayMs));
