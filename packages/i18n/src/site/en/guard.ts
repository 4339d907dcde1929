import type { Messages } from '../messages';

export const guard: Messages['guard'] = {
  title: 'Please sign in',
  message: 'This page is for members. Would you like to sign in?',
  messageForBookers: 'Sign in for member prices and benefits, or continue without an account.',
  signIn: 'Sign in',
  asGuest: 'Continue as non-member',
  stay: 'Stay on this page',
};
