import { visitFromWire } from '@dining/contract/codecs/visit';
import type { PointEntryWire } from '@dining/contract/site/points';
import { pageOf } from '@dining/domain/shared/pagination';
import { cx } from '@dining/ui/cx';
import { Pager } from '@dining/ui/pager';
import type { Points } from '../../entities/points/queries';
import { dayText } from '../../lib/format';
import { t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { pointsText } from './points-text';

function Entry({ entry }: { entry: PointEntryWire }) {
  const came = entry.pointAmnt > 0;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-line border-b py-4">
      <span>{wireText(entry, 'dinName')}</span>
      <span className={cx('text-right', came ? 'text-success' : 'text-ink')}>
        {`${came ? '+' : '−'}${pointsText(Math.abs(entry.pointAmnt))}`}
      </span>
      <span className="text-ink-soft text-sm">
        {[wireText(entry, 'htlName'), t('points.visit', { date: entry.resvDate })].join(' · ')}
      </span>
      <span className="text-right text-ink-soft text-sm">
        {[t(`points.types.${entry.pointType}`), dayText(visitFromWire(entry.pointDate).date)].join(' · ')}
      </span>
    </li>
  );
}

interface PointHistoryProps {
  points: Points;
  /** The page before is still in sight. */
  stale: boolean;
  onPage: (page: number) => void;
}

/** Where the member's points came from, and what was taken back, a page at a time. */
export function PointHistory({ points: { pointList, paginationInfo: info }, stale, onPage }: PointHistoryProps) {
  const { currentPageNo, lastPageNo, from, to, totalRecordCount } = pageOf(
    info.totalRecordCount,
    info.currentPageNo,
    info.recordCountPerPage,
  );
  return (
    <div aria-busy={stale} className="grid gap-8">
      <ul className="border-line border-t">
        {pointList.map((entry) => (
          <Entry entry={entry} key={`${entry.resvCode} ${entry.pointSeq}`} />
        ))}
      </ul>
      <Pager
        label={t('points.history')}
        last={lastPageNo}
        nextLabel={t('common.buttons.next')}
        onPage={onPage}
        page={currentPageNo}
        position={t('points.paging', { from, to, total: totalRecordCount })}
        previousLabel={t('common.buttons.previous')}
      />
    </div>
  );
}
