/** Minimum characters of a staff password, more than a member's, because staff see guests' data. */
export const staffPasswordMin = 12;

export const staffSession = {
  idleSeconds: 30 * 60,
  maxSeconds: 12 * 3_600,
  /** Maximum seconds of a half session, between the password and the second factor. */
  halfSessionSeconds: 10 * 60,
} as const;

export const invitationValidSeconds = 72 * 3_600;

export const totp = {
  digits: 6,
  periodSeconds: 30,
  /** Time steps before and after the current one whose codes are accepted, for clocks that differ. */
  window: 1,
} as const;

export const recoveryCodeCount = 10;
