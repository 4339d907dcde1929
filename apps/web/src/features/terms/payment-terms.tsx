import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { Disclosure } from '@dining/ui/disclosure';
import { Section } from '@dining/ui/section';
import type { ReactNode } from 'react';
import { policyQuery, termsQuery } from '../../entities/terms/queries';
import { findShownSeq, useShownTerms } from '../../entities/terms/shown-texts';
import { useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { LazyTerms } from './lazy-terms';

const listed = [
  ['TT0001', 'payment.terms.hotelTerms'],
  ['TT0003', 'payment.terms.thirdParty'],
  ['TT0004', 'payment.terms.usageNotice'],
] as const;

interface PaymentTermsProps {
  htlCode: HtlCode;
  dinCode: DinCode;
  children: ReactNode;
}

/**
 * The texts of the final checkbox (Spec §2.11, decision 5b): privacy consent (the hotel's privacy text) and
 * cancellation policy, with links to the hotel's other texts.
 */
export function PaymentTerms({ htlCode, dinCode, children }: PaymentTermsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const shown = useShownTerms(htlCode);
  return (
    <Section id="terms" look="form" title={t('payment.terms.title')}>
      <div className="mb-4 border-line border-t">
        <LazyTerms
          query={termsQuery(htlCode, 'TT0002', findShownSeq(shown, 'TT0002'))}
          getText={(terms) => wireText(translations, terms, 'termsContent')}
          title={t('payment.terms.privacyConsent')}
        />
        <LazyTerms
          query={policyQuery(dinCode)}
          getText={(policy) => wireText(translations, policy, 'payCancelDesc')}
          title={t('payment.terms.cancellation')}
        />
        <Disclosure summary={t('payment.terms.others')}>
          {listed.map(([code, key]) => (
            <LazyTerms
              key={code}
              query={termsQuery(htlCode, code, findShownSeq(shown, code))}
              getText={(terms) => wireText(translations, terms, 'termsContent')}
              title={t(key)}
            />
          ))}
        </Disclosure>
      </div>
      {children}
    </Section>
  );
}
