import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { otherAllergyCode } from '@dining/domain/reservations/payment-form';
import { isolate } from '@dining/domain/shared/isolate';
import { Row, Rows } from '@dining/ui/rows';
import { listText } from '../../../lib/format';
import { t } from '../../../lib/i18n';
import { wireText } from '../../../lib/text-for';

type Allergy = ResvInfo['resvQsAllergyList'][number];

const allergyText = (allergy: Allergy): string => {
  if (allergy.resvQsAllergyYn === 'N') return t('payment.allergy.none');
  return allergy.resvQsAllergyCode === otherAllergyCode && allergy.resvQsAllergyEtc !== ''
    ? isolate(allergy.resvQsAllergyEtc)
    : wireText(allergy, 'allergyType');
};

/** What was answered about allergies and to the venue's questions (Spec §2.12). */
export function ReservedAnswers({ info }: { info: ResvInfo }) {
  const { resvQsAllergyList: allergies, resvQsList: questions } = info;
  const kept = info.resvType === 'pickup' ? 'complete.allergyKeptPickup' : 'complete.allergyKept';
  return (
    <Rows>
      {allergies.length > 0 && (
        <Row
          label={t('payment.allergy.title')}
          note={allergies.some(({ resvQsAllergyYn }) => resvQsAllergyYn === 'Y') && t(kept)}
          value={listText(allergies.map(allergyText))}
          under
        />
      )}
      {questions.map((question) => (
        <Row
          key={question.resvQsCode}
          label={wireText(question, 'resvQsName')}
          value={
            listText(question.resvQsAnsList.map((answer) => isolate(wireText(answer, 'resvQsAns')))) || t('complete.noAnswer')
          }
          under
        />
      ))}
    </Rows>
  );
}
