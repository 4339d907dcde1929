import type { Messages } from '../messages';

export const oneTimeCode: Messages['oneTimeCode'] = {
  label: 'Verification code',
  send: 'Send code',
  again: 'Send a new code',
  againIn: 'New code in {{seconds}} s',
  sms: 'We have texted a 6-digit code to {{to}}.',
  mail: 'We have emailed a 6-digit code to {{to}}.',
  left: 'Time left {{time}}',
  over: 'This code has expired. Please request a new one.',
  verify: 'Verify',
  proven: 'Verified',
  required: 'Please enter the 6-digit code.',
};
