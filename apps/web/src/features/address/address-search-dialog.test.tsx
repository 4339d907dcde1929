// @vitest-environment jsdom
import { join } from '@dining/i18n/site/en/join';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { AddressSearchDialog } from './address-search-dialog';

prepareSite('join', 'paging');
const getKeywordField = () => screen.getByRole<HTMLInputElement>('textbox', { name: join.addressSearch.keyword });

it('the address search dialog focuses the keyword field, and reports a missing keyword there without an alert', async () => {
  const { user } = await renderInSite(<AddressSearchDialog onChoose={() => {}} onClose={() => {}} />);
  expect(document.activeElement).toBe(getKeywordField());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getKeywordField().getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(getKeywordField());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  const descriptionIds = getKeywordField().getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = descriptionIds.map((id) => document.getElementById(id)?.textContent ?? '');
  expect(Object.values<string>(problems)).toContain(texts.at(-1));
});
