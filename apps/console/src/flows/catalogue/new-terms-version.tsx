import type { HtlCode } from '@dining/domain/shared/codes';
import { languages } from '@dining/domain/shared/language';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { useAlerts } from '@dining/ui/alerts';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getHotelQuery,
  getTermsVersionQuery,
  type HotelView,
  saveTerms,
  type TermsTypeCode,
  type TermsVersion,
} from '../../entities/catalogue/catalogue';
import { useHotels } from '../../entities/hotels/staff-hotels';
import { LoadFailed, LoadingRows } from '../../features/screen/screen';
import { attempt } from '../../lib/attempt';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { termsTemplates } from '../../lib/text-templates';
import { useNow } from '../../lib/use-now';
import { useIdempotentWrite } from '../second-factor/use-idempotent-write';
import { TermsForm } from './terms-form';

/** Days after the visit until allergies are deleted. */
const allergyDays = 30;

const joinNames = (hotels: readonly HotelView[]) => {
  const join = (language: (typeof languages)[number]) => hotels.map(({ fields }) => fields.name[language]).join(', ');
  return { ko: join('ko'), en: join('en'), cn: join('cn'), ja: join('ja') };
};

interface NewTermsVersionProps {
  readonly htlCode: HtlCode;
  readonly kind: TermsTypeCode;
  readonly onChooseKind: (kind: TermsTypeCode) => void;
  /** The versions of all kinds, newest first. */
  readonly versions: readonly TermsVersion[];
  readonly onSaved: () => void;
}

/** Shows the form of a new version of the terms of a hotel. */
export function NewTermsVersion({ htlCode, kind, onChooseKind, versions, onSaved }: NewTermsVersionProps) {
  const translations = useTranslations();
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const write = useIdempotentWrite();
  const today = getTodayInSeoul(useNow());
  const hotel = useQuery(getHotelQuery(htlCode));
  const groupQueries = useQueries({ queries: useHotels().map((each) => getHotelQuery(each.htlCode)) });
  const failed = [hotel, ...groupQueries].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined)
    return <LoadFailed error={failed.error} isRetrying={failed.isFetching} onRetry={() => void failed.refetch()} />;
  if (hotel.data === undefined || groupQueries.some(({ data }) => data === undefined)) return <LoadingRows />;
  const { fields } = hotel.data;
  const kindVersions = versions.filter(({ termsTypeCode }) => termsTypeCode === kind);
  const lastVersion = kindVersions[0]?.version ?? null;
  const inEffect = kindVersions.find(({ state }) => state === 'in_effect');
  const loadVersion = async (version: string) => {
    const outcome = await attempt(() => queryClient.fetchQuery(getTermsVersionQuery(htlCode, kind, version)));
    if (outcome.ok) return outcome.value;
    await alerts.show({ message: formatProblem(translations, outcome.problem) });
    return undefined;
  };
  return (
    <TermsForm
      createTemplate={(templateKind, effectiveFrom) =>
        termsTemplates[templateKind]({
          name: fields.name,
          company: fields.business.companyName,
          privacyOfficer: fields.business.privacyOfficer,
          tel: fields.business.tel,
          email: fields.business.email,
          groupHotels: joinNames(groupQueries.flatMap(({ data }) => data ?? [])),
          allergyDays,
          effectiveFrom: effectiveFrom === '' ? today : effectiveFrom,
        })
      }
      draftKey={`setup terms ${htlCode} ${kind}`}
      key={`${kind} ${lastVersion ?? ''}`}
      kind={kind}
      lastVersion={lastVersion}
      loadInEffect={inEffect === undefined ? undefined : () => loadVersion(inEffect.version)}
      onChooseKind={onChooseKind}
      onSave={(termsFields, effectiveFrom, fromVersion) =>
        write(saveTerms, { htlCode, termsTypeCode: kind, lastVersion: fromVersion, ...termsFields, effectiveFrom })
      }
      onSaved={onSaved}
    />
  );
}
