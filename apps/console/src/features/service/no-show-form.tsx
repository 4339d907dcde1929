import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { countPeople, getNoShowFeeQuery, type Party } from '../../entities/service/service';
import { formatProblem, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface NoShowFormProps {
  readonly party: Pick<Party, 'resvCode' | 'adults' | 'kids'>;
  readonly name: string;
  /** True if the reservation was paid here and the staff member may keep fees. */
  readonly mayKeepFee: boolean;
  readonly isSending: boolean;
  readonly onRecord: (fee: number | undefined) => void;
}

/** Shows the form that records a no-show, with the number of people and, if a fee can be kept, fee and refund. */
export function NoShowForm({ party, name, mayKeepFee, isSending, onRecord }: NoShowFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { data, error, isPending } = useQuery({ ...getNoShowFeeQuery(party.resvCode), enabled: mayKeepFee });
  return (
    <div className="grid gap-5">
      <p>{t('staffService.noShow.text', { name, people: countPeople(party) })}</p>
      {mayKeepFee && isPending && (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {mayKeepFee && error !== null && (
        <Notice announce>{t('staffService.noShow.unavailable', { reason: formatProblem(translations, error) })}</Notice>
      )}
      {data !== undefined && (
        <Notice tone="warning">
          {data.refund === 0
            ? t('staffService.noShow.whole', { fee: formatWon(translations, data.fee) })
            : t('staffService.noShow.fee', {
                fee: formatWon(translations, data.fee),
                refund: formatWon(translations, data.refund),
              })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onRecord(undefined)} size="sm" variant={data === undefined ? 'danger' : 'secondary'}>
          {t('staffService.noShow.without')}
        </Button>
        {data !== undefined && (
          <Button onClick={() => onRecord(data.fee)} pending={isSending} size="sm" variant="danger">
            {t('staffService.noShow.with', { fee: formatWon(translations, data.fee) })}
          </Button>
        )}
      </div>
    </div>
  );
}
