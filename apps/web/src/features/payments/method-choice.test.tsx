// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { PaymentMethod } from '@dining/domain/payments/method';
import { payment as texts } from '@dining/i18n/site/en/payment';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { addCssEscape } from '../../../../../packages/ui/test/browser';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { appDataQuery } from '../../entities/app/app-data';
import { MethodChoice } from './method-choice';

prepareSite('payment');
beforeAll(addCssEscape);
const cardOffer = {
  propName: 'CARD_PROMO',
  propAttrList: [{ propAttrValue: 'A', ...encodeText('propAttrDesc', { default: 'Five percent with card A' }) }],
};

function TestMethodChoice() {
  const [method, setMethod] = useState<PaymentMethod>('card');
  return <MethodChoice onChange={setMethod} value={method} />;
}
const open = (appData: { payMethodList: readonly PaymentMethod[]; dbPropList: readonly object[] }) =>
  renderInSite(<TestMethodChoice />, (queryClient) =>
    queryClient.setQueryData(appDataQuery.queryKey, appData as never),
  );
const getMethodRadio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('the payment method choice describes the chosen method and no other', async () => {
  const { user } = await open({ payMethodList: ['card', 'account'], dbPropList: [] });
  expect(screen.getByRole('radio', { description: texts.method.cardHint })).toBe(getMethodRadio(texts.payMethod.card));
  await user.click(getMethodRadio(texts.payMethod.card));
  await user.keyboard('{ArrowDown}');
  expect(getMethodRadio(texts.payMethod.account).checked).toBe(true);
  expect(screen.getByRole('radio', { description: texts.method.accountHint })).toBe(
    getMethodRadio(texts.payMethod.account),
  );
  expect(screen.queryByText(texts.method.cardHint)).toBeNull();
});

it('the payment method choice offers only the methods that the provider supports', async () => {
  await open({ payMethodList: ['card'], dbPropList: [] });
  expect(screen.getAllByRole('radio')).toEqual([getMethodRadio(texts.payMethod.card)]);
});

it('the payment method choice shows the offers of card issuers once the guest expands them', async () => {
  const { user } = await open({ payMethodList: ['card'], dbPropList: [cardOffer] });
  const summary = screen.getByText(texts.method.promoTitle);
  expect(summary.closest('details')?.open).toBe(false);
  await user.click(summary);
  expect(summary.closest('details')?.open).toBe(true);
  expect(screen.getByText('Five percent with card A')).toBeDefined();
  expect(screen.getByText(texts.method.promoNote)).toBeDefined();
});
