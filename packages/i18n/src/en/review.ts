import type { Messages } from '../messages';

export const review: Messages['review'] = {
  title: 'Reviews',
  tabs: {
    product: 'Experience',
    reviews: 'Reviews {{count}}',
  },
  empty: 'There are no reviews yet.',
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
