/** Why a new password is rejected: it breaks a rule of `domain/members/password`, or is a common one. */
export const passwordErrors = [
  'password_short',
  'password_long',
  'password_simple',
  'password_known',
  'password_common',
] as const;
