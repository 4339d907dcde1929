import type { Messages } from '../messages';

export const history: Messages['history'] = {
  title: 'History',
  back: 'Back to editing',
  none: 'No version yet',
  noneText: 'Each change that takes effect adds a version.',
  version: 'Version {{version}}',
  current: 'Current',
  by: '{{name}} · {{at}}',
  sources: {
    console: 'Published in the console',
    setup: 'Saved in the console',
    import: 'Import of files',
    calendar: 'Calendar',
    picture: 'Change of a picture',
    allergens: 'Change of allergens',
    before: 'As it was before history began',
  },
  first: 'The first version.',
  field: 'Field',
  before: 'Before',
  after: 'After',
  restore: 'Restore as a draft',
  restoreName: 'Restore version {{version}} as a draft',
  use: 'Use these values',
  useName: 'Use the values of version {{version}}',
  used: 'Version {{version}} is in the form. Save it to put it into effect.',
};
