import type { Messages } from '../messages';

export const guard: Messages['guard'] = {
  title: 'Please sign in',
  message: 'This page is for members. Would you like to sign in?',
  titleForBookers: 'How would you like to continue?',
  messageForBookers: 'Sign in for member prices and benefits, or continue without an account.',
  saving: 'Members save {{amount}} on this reservation.',
  signIn: 'Sign in',
  otherWays: 'Other ways to sign in',
  asGuest: 'Continue as guest',
  stay: 'Stay on this page',
  replaced: {
    title: 'Signed in as another member',
    message:
      'Another member has signed in on this browser, so this page has been reset. To protect your privacy, earlier selections and entries have been cleared.',
  },
  signedOut: {
    title: 'You are signed out',
    message:
      'You have been signed out on this browser, so this page has been reset. To protect your privacy, earlier selections and entries have been cleared.',
  },
};
