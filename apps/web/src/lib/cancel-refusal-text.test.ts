import { beforeAll, expect, it } from 'vitest';
import { cancelRefusalText } from './cancel-refusal-text';
import { startTexts } from './i18n';

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: { lang: '' } } });
  await startTexts('en', ['cancellation']);
});

it('shows the text of a specified code', () => {
  expect(cancelRefusalText('ALREADY_CANCELLED')).toBe('This reservation has already been cancelled.');
});

it.each(['The venue closes today; please call us.', 'SYSTEM_CHECK', '', 'constructor'])(
  'shows any other errMsg as it is: %j',
  (errMsg) => {
    expect(cancelRefusalText(errMsg)).toBe(errMsg);
  },
);
