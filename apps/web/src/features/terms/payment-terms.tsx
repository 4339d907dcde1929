import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { Disclosure } from '@dining/ui/disclosure';
import { Section } from '@dining/ui/section';
import type { ReactNode } from 'react';
import { getPolicyQuery, getTermsQuery } from '../../entities/terms/queries';
import { findShownTermsSeq, useShownTerms } from '../../entities/terms/shown-texts';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { LazyTerms } from './lazy-terms';

const otherTexts = [
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
 * Shows the texts that the final checkbox refers to (Spec §2.11, decision 5b): privacy consent (the hotel's privacy
 * text) and cancellation policy; and, in a section of their own, the hotel's other texts.
 */
export function PaymentTerms({ htlCode, dinCode, children }: PaymentTermsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const shownTerms = useShownTerms(htlCode);
  return (
    <Section id="terms" variant="form" title={t('payment.terms.title')}>
      <div className="mb-4 border-line border-t">
        <LazyTerms
          query={getTermsQuery(htlCode, 'TT0002', findShownTermsSeq(shownTerms, 'TT0002'))}
          getText={(terms) => localizeField(translations, terms, 'termsContent')}
          title={t('payment.terms.privacyConsent')}
        />
        <LazyTerms
          query={getPolicyQuery(dinCode)}
          getText={(policy) => localizeField(translations, policy, 'payCancelDesc')}
          title={t('payment.terms.cancellation')}
        />
        <Disclosure summary={t('payment.terms.others')}>
          {otherTexts.map(([code, key]) => (
            <LazyTerms
              key={code}
              query={getTermsQuery(htlCode, code, findShownTermsSeq(shownTerms, code))}
              getText={(terms) => localizeField(translations, terms, 'termsContent')}
              title={t(key)}
            />
          ))}
        </Disclosure>
      </div>
      {children}
    </Section>
  );
}
