import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { Row, Rows } from '@dining/ui/rows';
import { formatList } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';

export function ReservationAnswers({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Rows>
      {reservation.resvQsList.map((question) => (
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
          stacked
        />
      ))}
    </Rows>
  );
}
