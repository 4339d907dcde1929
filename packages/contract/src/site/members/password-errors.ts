/** Why a password cannot be a member's new one: by the rules of `domain/members/password`, or because many people have it. */
export const passwordErrors = [
  'password_short',
  'password_long',
  'password_simple',
  'password_known',
  'password_common',
] as const;
