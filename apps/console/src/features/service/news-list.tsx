import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import type { News } from '../../entities/service/service';
import { formatDay, formatTime } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** Lists bookings and cancellations shortly before their visit that the staff member has not seen. */
export function NewsList({ news, onSeen }: { news: readonly News[]; onSeen: () => void }) {
  const translations = useTranslations();
  const { t } = translations;
  if (news.length === 0) return null;
  return (
    <Notice
      action={
        <Button onClick={onSeen} size="sm">
          {t('staffService.news.seen')}
        </Button>
      }
      title={t('staffService.news.title', { count: news.length })}
    >
      <ul className="grid max-h-40 gap-1 overflow-y-auto" tabIndex={-1}>
        {news.map(({ resvCode, kind, at, day, time, name, adults, kids, product }) => (
          <li className="flex flex-wrap gap-x-3" key={`${resvCode} ${kind}`}>
            <span className="tabular-nums text-ink-soft">{formatTime(at)}</span>
            <span className={kind === 'cancelled' ? 'text-danger' : 'text-success'}>
              <span aria-hidden="true">{kind === 'cancelled' ? '✕ ' : '＋ '}</span>
              {t(`staffService.news.${kind}`)}
            </span>
            <span className="tabular-nums">
              {formatDay(translations, day)} {time}
            </span>
            <bdi className="font-medium">{name ?? t('staffService.nameHidden')}</bdi>
            <span>{t('staffService.people', { count: adults + kids })}</span>
            <span className="text-ink-soft">{product}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
