import { termsTypeCodes } from '@dining/domain/catalogue/documents';
import { languages } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getHotelQuery,
  getTermsQuery,
  type HotelView,
  saveTerms,
  type TermsTypeCode,
  type TermsVersion,
} from '../../entities/catalogue/catalogue';
import type { Hotel } from '../../entities/hotels/staff-hotels';
import { Block, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { TermsForm } from '../../flows/catalogue/terms-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { termsTemplates } from '../../lib/agreement-templates';
import { formatDay, formatList } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';
import type { StepByType } from './setup-step';

/** Days after the visit until allergies are deleted. */
const allergyDays = 30;

const joinNames = (hotels: readonly HotelView[]) => {
  const join = (language: (typeof languages)[number]) => hotels.map(({ fields }) => fields.name[language]).join(', ');
  return { ko: join('ko'), en: join('en'), cn: join('cn'), ja: join('ja') };
};

interface TermsStepProps {
  readonly step: StepByType<'terms'>;
  readonly hotels: readonly Hotel[];
  readonly onSaved: () => void;
}

/** Lists the versions of a hotel's terms, and adds one. */
export function TermsStep({ step: { htlCode, name }, hotels, onSaved }: TermsStepProps) {
  const translations = useTranslations();
  const { t } = translations;
  const notify = useNotify();
  const write = useIdempotentWrite();
  const today = getTodayInSeoul(useNow());
  const [chosenKind, setChosenKind] = useState<TermsTypeCode>();
  const terms = useQuery(getTermsQuery(htlCode));
  const hotel = useQuery(getHotelQuery(htlCode));
  const groupQueries = useQueries({ queries: hotels.map((each) => getHotelQuery(each.htlCode)) });
  const groupHotels = groupQueries.flatMap(({ data }) => data ?? []);
  const isLoading = [terms, hotel, ...groupQueries].some(({ data }) => data === undefined);
  const versions = terms.data ?? [];
  const kind =
    chosenKind ??
    termsTypeCodes.find((each) => !versions.some((version) => version.termsTypeCode === each)) ??
    'TT0001';
  const latest = versions.find((version) => version.termsTypeCode === kind);
  const failed = [terms, hotel, ...groupQueries].find(({ error }) => error !== null);
  const formatState = ({ state, effectiveFrom }: TermsVersion): string =>
    state === 'coming'
      ? t('setup.terms.states.coming', { day: formatDay(translations, effectiveFrom) })
      : t(`setup.terms.states.${state}`);
  return (
    <>
      <ScreenHead title={t('setup.open.terms', { name })} />
      {failed !== undefined && (
        <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />
      )}
      {failed === undefined && isLoading && <LoadingRows />}
      {!isLoading && terms.data !== undefined && hotel.data !== undefined && (
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
          <TermsForm
            createTemplate={(templateKind, effectiveFrom) => {
              const { fields } = hotel.data;
              return termsTemplates[templateKind]({
                name: fields.name,
                company: fields.business.companyName,
                privacyOfficer: fields.business.privacyOfficer,
                tel: fields.business.tel,
                email: fields.business.email,
                groupHotels: joinNames(groupHotels),
                allergyDays,
                effectiveFrom: effectiveFrom === '' ? today : effectiveFrom,
              });
            }}
            draftKey={`setup terms ${htlCode} ${kind}`}
            key={`${kind} ${latest?.version ?? ''}`}
            kind={kind}
            lastVersion={latest?.version ?? null}
            onChooseKind={setChosenKind}
            onSave={(fields, effectiveFrom, lastVersion) =>
              write(saveTerms, { htlCode, termsTypeCode: kind, lastVersion, ...fields, effectiveFrom })
            }
            onSaved={() => {
              notify(t('setup.saved', { name: t(`setup.termsKinds.${kind}`) }));
              setChosenKind(undefined);
              onSaved();
            }}
          />
        </>
      )}
    </>
  );
}
