import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { isolateDirection } from '@dining/domain/shared/isolate';
import { Row, Rows } from '@dining/ui/rows';
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

export function ReservedAnswers({ info }: { info: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const { resvQsAllergyList: allergies, resvQsList: questions } = info;
  const retentionKey = info.resvType === 'pickup' ? 'complete.allergyKeptPickup' : 'complete.allergyKept';
  return (
    <Rows>
      {allergies.length > 0 && (
        <Row
          label={t('payment.allergy.title')}
          note={allergies.some(({ resvQsAllergyYn }) => resvQsAllergyYn === 'Y') && t(retentionKey)}
          value={formatList(
            translations,
            allergies.map((allergy) => formatAllergy(translations, allergy)),
          )}
          under
        />
      )}
      {questions.map((question) => (
        <Row
          key={question.resvQsCode}
          label={localizeField(translations, question, 'resvQsName')}
          value={
            formatList(
              translations,
              question.resvQsAnsList.map((answer) =>
                isolateDirection(localizeField(translations, answer, 'resvQsAns')),
              ),
            ) || t('complete.noAnswer')
          }
          under
        />
      ))}
    </Rows>
  );
}
