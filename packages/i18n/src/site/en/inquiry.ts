import type { Messages } from '../messages';

export const inquiry: Messages['inquiry'] = {
  newTitle: 'New enquiry',
  viewTitle: 'Enquiry',
  empty: 'You have no enquiries.',
  emptyHint: 'Ask our restaurants anything you would like to know.',
  ask: 'Ask a question',
  send: 'Send',
  remove: 'Delete',
  store: 'Restaurant',
  storePlaceholder: 'Choose a restaurant',
  subject: 'Subject',
  content: 'Message',
  count: '{{used}} of {{max}} characters',
  date: 'Date',
  answer: 'Answer',
  answeredOn: 'Answered on',
  waitingNote: 'The restaurant is preparing a reply. You will find it here.',
  gone: 'This enquiry could not be found.',
  status: {
    answered: 'Answered',
    waiting: 'Waiting',
  },
  alerts: {
    store: 'Please select a restaurant.',
    title: 'Please enter a subject.',
    contents: 'Please enter your message.',
    confirmSave: 'Send this enquiry?',
    confirmDelete: 'Delete this enquiry?',
    saved: 'Your enquiry has been sent.',
    deleted: 'Your enquiry has been deleted.',
  },
};
