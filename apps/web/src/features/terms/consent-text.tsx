import type { HtlCode } from '@dining/domain/shared/codes';
import type { AgreedText } from '@dining/domain/terms/agreed-texts';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { type TermsHeading, termsQuery } from '../../entities/terms/queries';
import { findShownSeq } from '../../entities/terms/shown-texts';
import { useTranslations } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { LazyTerms } from './lazy-terms';

interface ConsentTextProps {
  htlCode: HtlCode;
  kind: TermsHeading['termsTypeCode'];
  /** The displayed texts, whose versions are sent with the consent. */
  shown: readonly AgreedText[] | undefined;
  name: string;
  level: 2 | 3;
}

export function ConsentText({ htlCode, kind, shown, name, level }: ConsentTextProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <LazyTerms
      level={level}
      look="bare"
      query={termsQuery(htlCode, kind, findShownSeq(shown, kind))}
      getText={(terms) => wireText(translations, terms, 'termsContent')}
      title={
        <>
          <VisuallyHidden>{`${name} `}</VisuallyHidden>
          <span className="text-sm">{t('join.agreement.read')}</span>
        </>
      }
    />
  );
}
