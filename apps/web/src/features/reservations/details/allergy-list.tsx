import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { formatList } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';

type Allergy = ResvInfo['resvQsAllergyList'][number];

const formatAllergy = (translations: Translations, allergy: Allergy): string => {
  if (allergy.resvQsAllergyYn === 'N') return translations.t('payment.allergy.none');
  return allergy.resvQsAllergyCode === otherAllergyCode && allergy.resvQsAllergyEtc !== ''
    ? isolateDirection(allergy.resvQsAllergyEtc)
    : localizeField(translations, allergy, 'allergyType');
};

/** Shows the allergies of a reservation and, if there are any, that they are deleted after the visit. */
export function AllergyList({ reservation: { resvQsAllergyList: allergies, resvType } }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const hasAllergy = allergies.some(({ resvQsAllergyYn }) => resvQsAllergyYn === 'Y');
  return (
    <>
      <p className="wrap-anywhere">
        {formatList(
          translations,
          allergies.map((allergy) => formatAllergy(translations, allergy)),
        )}
      </p>
      {hasAllergy && (
        <p className="mt-1 text-ink-soft text-sm">
          {t(resvType === 'pickup' ? 'complete.allergyKeptPickup' : 'complete.allergyKept')}
        </p>
      )}
    </>
  );
}
