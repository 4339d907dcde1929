import { countArrivals } from '@dining/domain/service/party-counts';
import { joinClasses } from '@dining/ui/join-classes';
import { countPeople, type Load, type Party } from '../../entities/service/service';
import { useTranslations } from '../../lib/i18n';

/** Segments of a bar from bottom to top, each with its own pattern and colour. */
const segments = [
  { name: 'site', color: 'bg-brass-fill' },
  { name: 'phone', color: 'bg-brass-fill load-stripes' },
  { name: 'walkIn', color: 'bg-success' },
  { name: 'held', color: 'bg-edge load-dots' },
] as const;

/**
 * Shows a bar for each start time with the taken seats by kind of booking, the same counts as text, and how many people
 * arrive in each quarter hour.
 */
export function LoadBars({ load, parties }: { load: readonly Load[]; parties: readonly Party[] }) {
  const { t } = useTranslations();
  const arrivals = countArrivals(
    parties.filter(({ type }) => type !== 'pickup').map((party) => ({ ...party, people: countPeople(party) })),
  );
  if (load.length === 0) return null;
  /** Formats the counts of a bar's segments. Omits empty segments. */
  const formatSegments = (counts: Record<(typeof segments)[number]['name'], number>): string[] =>
    segments.flatMap(({ name }) =>
      counts[name] === 0
        ? []
        : [t('staffService.load.part', { part: t(`staffService.load.${name}`), count: counts[name] })],
    );
  return (
    <section aria-label={t('staffService.load.title')} className="grid gap-2">
      <ul className="flex gap-1 overflow-x-auto pb-1" tabIndex={-1}>
        {load.map(({ time, capacity, used, isStopped, ...counts }) => {
          const barTotal = Math.max(capacity, used, 1);
          const segmentTexts = formatSegments(counts);
          const isOverCapacity = used > capacity;
          return (
            <li className="grid min-w-16 flex-1 content-start gap-1" key={time}>
              <div
                aria-hidden="true"
                className={joinClasses(
                  'flex h-9 flex-col-reverse overflow-hidden rounded-sm border bg-sunk',
                  isStopped ? 'border-danger border-dashed' : 'border-line',
                )}
              >
                {segments.map(({ name, color }) => (
                  <span
                    className={joinClasses('block w-full', color)}
                    key={name}
                    style={{ height: `${(counts[name] / barTotal) * 100}%` }}
                  />
                ))}
              </div>
              <p className="text-center text-xs leading-tight">
                <span className="block font-medium tabular-nums">{time}</span>
                <span
                  className={joinClasses(
                    'block tabular-nums',
                    isOverCapacity ? 'font-medium text-danger' : 'text-ink-soft',
                  )}
                >
                  <span aria-hidden="true">
                    {used}/{capacity}
                  </span>
                  <span className="sr-only">
                    {[t('staffService.load.used', { used, capacity }), ...segmentTexts].join(', ')}
                  </span>
                </span>
                {segmentTexts.map((text) => (
                  <span aria-hidden="true" className="block whitespace-nowrap text-ink-soft" key={text}>
                    {text}
                  </span>
                ))}
                {isStopped && <span className="block text-danger">{t('staffService.load.stopped')}</span>}
              </p>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-xs">
        <p aria-hidden="true" className="flex flex-wrap gap-x-3 gap-y-1">
          {segments.map(({ name, color }) => (
            <span className="inline-flex items-center gap-1.5" key={name}>
              <span className={joinClasses('size-2.5 rounded-xs', color)} />
              {t(`staffService.load.${name}`)}
            </span>
          ))}
        </p>
        {arrivals.length > 0 && (
          <p>
            {t('staffService.load.arrivals')}:{' '}
            {arrivals.map(({ time, people }) => (
              <span className="mr-3 inline-block whitespace-nowrap tabular-nums" key={time}>
                {time} <span className="font-medium text-ink">{people}</span>
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
