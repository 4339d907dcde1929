import type { Messages } from '../messages';

export const guard: Messages['guard'] = {
  title: 'How would you like to continue?',
  message: 'This page is for members. Would you like to sign in?',
  messageForBookers: 'Sign in for member prices and benefits, or continue without an account.',
  saving: 'As a member you would pay {{amount}} less.',
  signIn: 'Sign in',
  asGuest: 'Continue as guest',
  stay: 'Stay on this page',
};
