/** Paths of calls about a former system; `features/staff/former/reservations.test` checks who may make them. */
export const formerPaths = [
  '/former/reservations/preview',
  '/former/reservations/import',
  '/former/members/preview',
  '/former/members/import',
] as const;
