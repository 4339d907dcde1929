import type { HtlCode } from '@dining/domain/shared/codes';
import type { ShownText } from '@dining/domain/terms/agreed-texts';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { getTermsQuery, type TermsListEntry } from '../../entities/terms/queries';
import { findShownTermsSeq } from '../../entities/terms/shown-texts';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { LazyTerms } from './lazy-terms';

interface ConsentTextProps {
  htlCode: HtlCode;
  kind: TermsListEntry['termsTypeCode'];
  shownTexts: readonly ShownText[] | undefined;
  name: string;
  level: 2 | 3;
}

export function ConsentText({ htlCode, kind, shownTexts, name, level }: ConsentTextProps) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <LazyTerms
      level={level}
      variant="bare"
      query={getTermsQuery(htlCode, kind, findShownTermsSeq(shownTexts, kind))}
      getText={(terms) => localizeField(translations, terms, 'termsContent')}
      title={
        <>
          <VisuallyHidden>{`${name} `}</VisuallyHidden>
          <span className="text-sm">{t('join.agreement.read')}</span>
        </>
      }
    />
  );
}
