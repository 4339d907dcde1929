import type { Messages } from '../messages';

export const inquiry: Messages['inquiry'] = {
  newTitle: 'New inquiry',
  viewTitle: 'Inquiry',
  empty: 'You have no inquiries.',
  emptyHint: 'Ask our restaurants anything you would like to know.',
  ask: 'Write an inquiry',
  send: 'Submit',
  remove: 'Delete',
  store: 'Restaurant',
  storePlaceholder: 'Choose a restaurant',
  subject: 'Title',
  content: 'Contents',
  count: '{{used}} of {{max}} characters',
  date: 'Date',
  answer: 'Answer',
  answeredOn: 'Answered on',
  waitingNote: 'The restaurant is preparing its answer. You will find it here.',
  gone: 'This inquiry could not be found.',
  status: {
    answered: 'Answered',
    waiting: 'Waiting',
  },
  alerts: {
    store: 'Please select a restaurant.',
    title: 'Please enter the title.',
    contents: 'Please enter the contents.',
    confirmSave: 'Do you want to register your inquiry?',
    confirmDelete: 'Are you sure you want to delete the inquiry?',
    saved: 'Your inquiry has been registered.',
    deleted: 'Your inquiry has been deleted.',
  },
};
