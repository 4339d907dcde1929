import { termsTypeCodes } from '@dining/domain/catalogue/documents';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getTermsQuery, type TermsTypeCode } from '../../entities/catalogue/catalogue';
import { Block, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { NewTermsVersion } from '../../flows/catalogue/new-terms-version';
import { useVersionTexts } from '../../flows/catalogue/version-texts';
import { formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import type { StepByType } from './setup-step';

interface TermsStepProps {
  readonly step: StepByType<'terms'>;
  readonly onSaved: () => void;
}

/** Lists the versions of a hotel's terms, with a form that adds one. */
export function TermsStep({ step: { htlCode, name }, onSaved }: TermsStepProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const { formatState } = useVersionTexts();
  const [chosenKind, setChosenKind] = useState<TermsTypeCode>();
  const { data: versions, error, isFetching, refetch } = useQuery(getTermsQuery(htlCode));
  const kind =
    chosenKind ??
    termsTypeCodes.find((each) => versions?.some((version) => version.termsTypeCode === each) !== true) ??
    'TT0001';
  return (
    <>
      <ScreenHead title={t('setup.open.terms', { name })} />
      {error !== null && <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {versions === undefined && error === null && <LoadingRows />}
      {versions !== undefined && (
        <>
          <Block title={t('setup.terms.versions')}>
            {versions.length === 0 && <p className="text-ink-soft">{t('setup.terms.none')}</p>}
            <ul className="grid gap-1">
              {versions.map((version) => (
                <li key={`${version.termsTypeCode} ${version.version}`}>
                  {formatList(translations, [
                    t(`setup.termsKinds.${version.termsTypeCode}`),
                    t('setup.terms.version', { version: version.version }),
                    formatState(version),
                  ])}
                </li>
              ))}
            </ul>
          </Block>
          <NewTermsVersion
            htlCode={htlCode}
            kind={kind}
            onChooseKind={setChosenKind}
            onSaved={() => {
              notify(t('setup.saved', { name: t(`setup.termsKinds.${kind}`) }));
              setChosenKind(undefined);
              onSaved();
            }}
            versions={versions}
          />
        </>
      )}
    </>
  );
}
