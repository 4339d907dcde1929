import { decodeDay } from '@dining/contract/codecs/visit';
import type { PointEntryWire } from '@dining/contract/site/points';
import { createPageInfo } from '@dining/domain/shared/pagination';
import { joinClasses } from '@dining/ui/join-classes';
import { Pager } from '@dining/ui/pager';
import type { Points } from '../../entities/points/queries';
import { formatDay } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { formatPoints } from './format-points';

function Entry({ entry }: { entry: PointEntryWire }) {
  const translations = useTranslations();
  const { t } = translations;
  const isCredit = entry.pointAmnt > 0;
  return (
    <li className="flex items-start justify-between gap-6 border-line border-b py-4">
      <div className="min-w-0">
        {localizeField(translations, entry, 'dinName')}
        <p className="text-ink-soft text-sm">
          {localizeField(translations, entry, 'htlName')}
          {entry.resvDate !== '' && (
            <span className="block">
              {t('points.visit', { date: formatDay(translations, decodeDay(entry.resvDate)) })}
            </span>
          )}
        </p>
      </div>
      <div className="shrink-0 text-right">
        <span
          className={joinClasses(isCredit && 'text-success')}
        >{`${isCredit ? '+' : '−'}${formatPoints(translations, Math.abs(entry.pointAmnt))}`}</span>
        <p className="text-ink-soft text-sm">
          {t(`points.types.${entry.pointType}`)}
          <span className="block">{formatDay(translations, decodeDay(entry.pointDate))}</span>
        </p>
      </div>
    </li>
  );
}

interface PointHistoryProps {
  points: Points;
  /** True while another page of the history loads and the earlier one is still shown. */
  isStale: boolean;
  onPageChange: (page: number) => void;
}

export function PointHistory({ points, isStale, onPageChange }: PointHistoryProps) {
  const { t } = useTranslations();
  const { pointList, paginationInfo } = points;
  const { currentPageNo, lastPageNo, from, to, totalRecordCount } = createPageInfo(
    paginationInfo.totalRecordCount,
    paginationInfo.currentPageNo,
    paginationInfo.recordCountPerPage,
  );
  return (
    <div aria-busy={isStale} className="grid gap-8">
      <ul className="border-line border-t">
        {pointList.map((entry) => (
          <Entry entry={entry} key={`${entry.resvCode} ${entry.pointSeq}`} />
        ))}
      </ul>
      <Pager
        label={t('points.history')}
        lastPage={lastPageNo}
        nextLabel={t('paging.next')}
        onPageChange={onPageChange}
        page={currentPageNo}
        positionLabel={t('points.paging', { from, to, total: totalRecordCount })}
        previousLabel={t('paging.previous')}
      />
    </div>
  );
}
