import type { Messages } from '../messages';

export const console: Messages['console'] = {
  title: 'Staff console',
  skip: 'Skip to content',
  menu: 'Screens',
  screens: {
    signIn: 'Sign in',
    invitation: 'Invitation',
    account: 'My account',
    staff: 'Staff',
    inbox: 'Inbox',
    audit: 'Audit',
  },
  more: 'Show more',
  waiting: '{{count}} waiting',
  scope: {
    label: 'Hotel or venue',
    all: 'Everything I may see',
  },
  language: 'Language',
  scheme: {
    label: 'Appearance',
    system: 'As the device',
    light: 'Light',
    dark: 'Dark',
  },
  signOut: 'Sign out',
  help: {
    title: 'Keyboard shortcuts',
    open: 'Show shortcuts',
    keys: {
      help: 'Open this list',
      search: 'Go to the search field',
      new: 'Invite a colleague',
      close: 'Close what is open',
    },
  },
  nothing: {
    title: 'There is no screen for your role yet',
    text: 'Please ask your manager if you need another role.',
  },
  missing: {
    title: 'This page does not exist',
    text: 'Please check the address, or go to the first screen of the console.',
    home: 'Go to the console',
  },
  ended: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you typed is still here.',
    other: 'Sign in as another person',
  },
  confirm: {
    title: 'Confirm that it is you',
    text: 'This change is sensitive, so it needs your code again. You are not asked again for five minutes.',
  },
  conflict: {
    title: 'Someone else has changed this',
    text: 'Compare both versions and choose which one stays.',
    field: 'Field',
    yours: 'Yours',
    theirs: 'As it is now',
    keepYours: 'Save mine',
    keepTheirs: 'Keep it as it is',
  },
};
