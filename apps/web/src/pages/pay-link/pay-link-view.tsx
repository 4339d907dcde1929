import type { PaymentMethod } from '@dining/domain/payments/method';
import { ButtonLink } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { focusFieldAfter } from '@dining/ui/focus-field';
import { NarrowPage } from '@dining/ui/narrow-page';
import { Notice } from '@dining/ui/notice';
import { Section } from '@dining/ui/section';
import { type ReactNode, useState } from 'react';
import { usePaymentMethods } from '../../entities/app/app-data';
import type { PayLinkWithExpiry } from '../../entities/payments/pay-link-query';
import { useConsentTexts } from '../../entities/terms/shown-texts';
import { MethodChoice } from '../../features/payments/method-choice';
import { PaymentDialog } from '../../features/payments/payment-dialog';
import { PaymentTerms } from '../../features/terms/payment-terms';
import { PayButton } from '../../flows/checkout/pay-button';
import { formatInstantInText, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { PayLinkCountdown } from './pay-link-countdown';
import { PayLinkFacts } from './pay-link-facts';
import { useLinkPayment } from './use-link-payment';

interface PayLinkViewProps {
  payKey: string;
  link: PayLinkWithExpiry;
  onReload: () => unknown;
}

const stateTexts = {
  lapsed: ['payLink.lapsedTitle', 'payLink.lapsedBody'],
  withdrawn: ['payLink.withdrawnTitle', 'payLink.withdrawnBody'],
  confirming: ['payment.outcome.pendingTitle', 'payment.outcome.pendingBody'],
} as const;

/** Shows a pay link depending on its state. The payment dialog stays open while the state changes behind it. */
export function PayLinkView({ payKey, link, onReload }: PayLinkViewProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { order, linkState } = link;
  const methods = usePaymentMethods();
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'card');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isAllergyAgreed, setIsAllergyAgreed] = useState(false);
  const [areMissingConsentsShown, setAreMissingConsentsShown] = useState(false);
  const shownTexts = useConsentTexts(link);
  const payment = useLinkPayment(payKey, link, () => setIsAgreed(false));
  const { phase } = payment;
  const isPayingHere = phase.type !== 'form';
  const isAllergyConsentNeeded = order?.allergyYn === 'Y';
  const isPayingElsewhere = linkState === 'paying' && !isPayingHere;

  const submit = () => {
    if (order === null || isWorking) return;
    const missingConsent = isAllergyConsentNeeded && !isAllergyAgreed ? 'allergy' : isAgreed ? undefined : 'terms';
    if (missingConsent !== undefined) return focusFieldAfter(() => setAreMissingConsentsShown(true), missingConsent);
    payment.pay({
      method,
      hasAllergyConsent: isAllergyConsentNeeded && isAllergyAgreed,
      shownTexts: shownTexts ?? null,
    });
  };
  const isWorking = ['queryingEarlier', 'preparing', 'leaving'].includes(phase.type);
  const dialog = 'payment' in phase && (
    <PaymentDialog
      isOffline={payment.isOffline}
      onPayAgain={payment.payAgain}
      onCheck={payment.checkAgain}
      onFocusWindow={payment.focusWindow}
      onGiveUp={payment.giveUp}
      onRenewed={payment.applyRenewal}
      phase={phase}
      reservationType={order?.resvType ?? 'table'}
    />
  );
  const renderPage = (title: string, lead: string | undefined, content: ReactNode) => (
    <>
      <NarrowPage lead={lead} title={title}>
        {content}
      </NarrowPage>
      {dialog}
    </>
  );

  if (linkState === 'paid')
    return renderPage(
      t('payLink.paidTitle'),
      t('payLink.paidBody', { no: link.resvCode }),
      <>
        <PayLinkFacts link={link} />
        {link.resvLink !== '' && (
          <ButtonLink href={link.resvLink} variant="primary" wide>
            {t('payLink.open')}
          </ButtonLink>
        )}
      </>,
    );
  if (order === null || (linkState === 'confirming' && !isPayingHere)) {
    const [title, body] = stateTexts[linkState === 'withdrawn' || linkState === 'confirming' ? linkState : 'lapsed'];
    return renderPage(t(title), t(body), <PayLinkFacts link={link} />);
  }
  return renderPage(
    t('payLink.title'),
    t('payLink.lead', { until: formatInstantInText(translations, link.holdUntil) }),
    <>
      {isPayingElsewhere && (
        <Notice announce title={t('payLink.payingTitle')} tone="warning">
          {t('payLink.payingBody')}
        </Notice>
      )}
      <PayLinkCountdown expiresAt={link.expiresAt} onEnd={onReload} />
      <PayLinkFacts link={link} />
      <MethodChoice onChange={setMethod} value={method} />
      {isAllergyConsentNeeded && (
        <Section id="allergy" title={t('payment.allergy.title')} variant="form">
          <p className="mb-2 text-ink-soft text-sm">{t('payLink.allergies')}</p>
          <Checkbox
            checked={isAllergyAgreed}
            description={t('payment.allergy.consentDetail')}
            error={areMissingConsentsShown && !isAllergyAgreed ? t('problems.allergy_consent_needed') : undefined}
            onChange={({ target }) => setIsAllergyAgreed(target.checked)}
            required
          >
            {t('payLink.allergyConsent')}
          </Checkbox>
        </Section>
      )}
      <PaymentTerms dinCode={link.dinCode} htlCode={link.htlCode}>
        <div className="rounded-md bg-sunk px-4 py-2">
          <Checkbox
            checked={isAgreed}
            error={areMissingConsentsShown && !isAgreed ? t('problems.terms_not_agreed') : undefined}
            onChange={({ target }) => setIsAgreed(target.checked)}
            required
          >
            {t('payment.terms.finalAgree')}
          </Checkbox>
        </div>
      </PaymentTerms>
      <PayButton onPress={submit} isWorking={isWorking}>
        {isPayingElsewhere
          ? t('payLink.payHere')
          : t('payment.actions.pay', { amount: formatWon(translations, order.resvSetleAmnt) })}
      </PayButton>
    </>,
  );
}
