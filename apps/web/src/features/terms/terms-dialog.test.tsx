// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { terms } from '@dining/i18n/site/en/terms';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import type { TermsListEntry } from '../../entities/terms/queries';
import { TermsDialog } from './terms-dialog';

const getServer = prepareSite('terms');
const currentTermsEndpoint = 'POST /api/terms/nowRunningTerms';
const entry = {
  htlCode: toCode<HtlCode>('H01'),
  termsTypeCode: 'T01',
  termsSeq: 3,
  ...encodeText('termsType', { default: '이용약관', en: 'Terms of use' }),
} as unknown as TermsListEntry;
const open = () => renderInSite(<TermsDialog entry={entry} onClose={() => {}} />);
const getDialog = () => within(screen.getByRole('dialog', { name: 'Terms of use' }));

it('the terms dialog says that the text is loading', async () => {
  getServer().setReply(currentTermsEndpoint, () => new Promise(() => {}));
  await open();
  expect(getDialog().getByRole('status').textContent).toBe(common.loading);
});

it('the terms dialog shows each numbered paragraph under its heading, in a text that can be focused', async () => {
  const termsContent =
    'These terms hold from May.\nArticle 1 (Purpose) they say what counts.\n2. Cancelling: see the policy.';
  getServer().setReply(
    currentTermsEndpoint,
    createSuccess({ result: encodeText('termsContent', { default: termsContent }) }),
  );
  await open();
  await screen.findByText('These terms hold from May.');
  const headings = getDialog().getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Article 1 (Purpose)', '2. Cancelling']);
  expect(headings[0]?.nextElementSibling?.textContent).toBe('they say what counts.');
  expect(headings[0]?.closest('[tabindex="0"]')?.textContent).toContain('see the policy.');
});

it('the terms dialog says that there is no such text', async () => {
  getServer().setReply(currentTermsEndpoint, createSuccess({ result: null }));
  await open();
  expect(await screen.findByText(terms.none)).toBeDefined();
});

it('the terms dialog announces that the text could not be loaded', async () => {
  getServer().setReply(currentTermsEndpoint, createProblem('not_found', 404));
  await open();
  expect((await screen.findByRole('alert')).textContent).toBe(common.loadFailed);
});
