/** Why a new password is rejected: by `domain/members/password`, or because it is common. */
export const passwordErrors = [
  'password_short',
  'password_long',
  'password_simple',
  'password_known',
  'password_common',
] as const;
