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
  },
  view: 'View your review',
  alerts: {
    contents: 'Please enter review content.',
    photo: 'Please register your photos.',
    imageOnly: 'Only image files can be used.',
    confirm: 'Do you want to register a review?',
    saved: 'Your review registration has been completed.',
  },
};
