import type { Messages } from '../messages';

export const staffSignIn: Messages['staffSignIn'] = {
  title: 'Staff sign-in',
  email: 'Email',
  password: 'Password',
  show: {
    word: 'Show',
    name: 'Show the password',
  },
  hide: {
    word: 'Hide',
    name: 'Hide the password',
  },
  next: 'Next',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'The passkey did not work. Please try again, or use your password.',
  codeLead: 'Please enter the six digits that your authenticator app shows.',
  code: 'Code',
  recoveryLead: 'Please enter one of your recovery codes. Each works once.',
  recoveryCode: 'Recovery code',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  restart: 'Start again',
  submit: 'Sign in',
  confirm: 'Confirm',
  confirmPasskey: 'Confirm with a passkey',
  errors: {
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
    code: 'Please enter six digits.',
    recoveryCode: 'Please enter a recovery code.',
  },
  help: 'If you cannot sign in, ask your manager. They can send you a new invitation.',
};
