import type { Messages } from '../messages';

export const review: Messages['review'] = {
  title: 'Reviews',
  tabs: {
    product: 'Experience',
    reviews: 'Reviews {{count}}',
  },
  empty: 'There are no reviews yet.',
  emptyHint: 'They appear here once guests have told us of their visit.',
  off: 'This hotel does not show reviews.',
  by: 'Review by {{name}}',
  enlarge: 'Open the review by {{name}}',
  previous: 'Previous review',
  next: 'Next review',
  photo: 'Picture by {{name}}',
  write: {
    title: 'Write a review',
    contents: 'Your review',
    placeholder: 'How were the meal and the service?',
    photo: 'Photo',
    addPhoto: 'Choose a photo',
    removePhoto: 'Remove the photo',
    changePhoto: 'Choose another photo',
    yourPhoto: 'Your photo',
    preparing: 'Preparing the photo',
    photoHint: 'What your camera noted in it, such as the place, is removed.',
    count: '{{used}} of {{max}} characters',
    submit: 'Submit review',
  },
  view: 'View your review',
  alerts: {
    contents: 'Please write your review first.',
    photo: 'Please add a photo.',
    imageOnly: 'Please choose an image file.',
    confirm: 'Submit this review?',
    saved: 'Thank you. Your review has been submitted.',
  },
};
