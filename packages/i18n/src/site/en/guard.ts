import type { Messages } from '../messages';

export const guard: Messages['guard'] = {
  title: 'Please sign in',
  message: 'This page is for members. Would you like to sign in?',
  titleForBookers: 'How would you like to continue?',
  messageForBookers: 'Sign in for member prices and benefits, or continue without an account.',
  saving: 'As a member you would pay {{amount}} less.',
  signIn: 'Sign in',
  asGuest: 'Continue as guest',
  stay: 'Stay on this page',
  replaced: {
    title: 'Signed in as another member',
    message:
      'Another member has signed in on this browser, so we have started again. To protect your privacy, everything chosen or entered before has been cleared.',
  },
  signedOut: {
    title: 'You are signed out',
    message:
      'You have been signed out on this browser, so we have started again. To protect your privacy, everything chosen or entered before has been cleared.',
  },
};
