import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { isolateDirection } from '@dining/domain/shared/isolate';
import { Row, Rows } from '@dining/ui/rows';
import { listText } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';

type Allergy = ResvInfo['resvQsAllergyList'][number];

const allergyText = (translations: Translations, allergy: Allergy): string => {
  if (allergy.resvQsAllergyYn === 'N') return translations.t('payment.allergy.none');
  return allergy.resvQsAllergyCode === otherAllergyCode && allergy.resvQsAllergyEtc !== ''
    ? isolateDirection(allergy.resvQsAllergyEtc)
    : wireText(translations, allergy, 'allergyType');
};

export function ReservedAnswers({ info }: { info: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const { resvQsAllergyList: allergies, resvQsList: questions } = info;
  const kept = info.resvType === 'pickup' ? 'complete.allergyKeptPickup' : 'complete.allergyKept';
  return (
    <Rows>
      {allergies.length > 0 && (
        <Row
          label={t('payment.allergy.title')}
          note={allergies.some(({ resvQsAllergyYn }) => resvQsAllergyYn === 'Y') && t(kept)}
          value={listText(
            translations,
            allergies.map((allergy) => allergyText(translations, allergy)),
          )}
          under
        />
      )}
      {questions.map((question) => (
        <Row
          key={question.resvQsCode}
          label={wireText(translations, question, 'resvQsName')}
          value={
            listText(
              translations,
              question.resvQsAnsList.map((answer) => isolateDirection(wireText(translations, answer, 'resvQsAns'))),
            ) || t('complete.noAnswer')
          }
          under
        />
      ))}
    </Rows>
  );
}
