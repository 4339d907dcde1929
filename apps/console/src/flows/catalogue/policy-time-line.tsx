import { type FeeSegment, listFeeSegments } from '@dining/domain/cancellation/fee-segments';
import type { CancelTier } from '@dining/domain/cancellation/policy';
import { joinClasses } from '@dining/ui/join-classes';
import type { CSSProperties, ReactNode } from 'react';
import { formatList } from '../../lib/format';
import { type Translations, useTranslations } from '../../lib/i18n';

/** More segments are always drawn one below the other. */
const maxSideBySide = 5;

/** Formats the fees of all segments as parts of one sentence. */
function formatPeriods(translations: Translations, segments: readonly FeeSegment[]): string {
  const { t } = translations;
  return formatList(
    translations,
    segments.map(({ fromHours, untilHours: hours, feePercent: percent }) => {
      if (hours === 0 && fromHours === null) return t('setup.policy.timeLine.always');
      if (hours === 0) return t('setup.policy.timeLine.rest', { percent });
      if (percent === 0) return t('setup.policy.timeLine.freeUntil', { hours });
      return t('setup.policy.timeLine.feeUntil', { hours, percent });
    }),
  );
}

const formatShare = (percent: number, maxPercent: number): string => `${(percent / maxPercent) * 100}%`;

interface PolicyTimeLineProps {
  /** May have missing or impossible numbers while they are being typed. */
  readonly tiers: readonly CancelTier[];
  /** The highest percentage that the law allows; null if there is no cap. */
  readonly cap: number | null;
}

/**
 * Draws the fees of a cancellation policy from the booking to the visit, with the legal cap. Segments have equal
 * lengths, because their limits may be days or hours apart. They are side by side, or one below the other if their
 * texts need the space.
 */
export function PolicyTimeLine({ tiers, cap }: PolicyTimeLineProps) {
  const translations = useTranslations();
  const { t } = translations;
  const segments = listFeeSegments(tiers);
  const periods = formatPeriods(translations, segments);
  const maxPercent = Math.max(cap ?? 100, ...segments.map(({ feePercent }) => feePercent));
  return (
    <div className={joinClasses('grid max-w-3xl gap-2', segments.length <= maxSideBySide && '@container/line')}>
      <div
        aria-label={
          cap === null
            ? t('setup.policy.timeLine.labelWithoutCap', { periods })
            : t('setup.policy.timeLine.label', { periods, cap })
        }
        className="grid text-xs tabular-nums @2xl/line:auto-cols-fr @2xl/line:grid-flow-col"
        role="img"
        style={{ '--cap': formatShare(cap ?? 0, maxPercent) } as CSSProperties}
      >
        {segments.map((segment) => (
          <Segment cap={cap} key={segment.untilHours} maxPercent={maxPercent} segment={segment} />
        ))}
      </div>
      {segments.length <= tiers.length && (
        <p className="text-ink-soft text-xs">{t('setup.policy.timeLine.incomplete')}</p>
      )}
    </div>
  );
}

interface SegmentProps {
  readonly segment: FeeSegment;
  readonly cap: number | null;
  /** The percentage whose bar has the full length. */
  readonly maxPercent: number;
}

function Segment({ segment: { fromHours, untilHours, feePercent }, cap, maxPercent }: SegmentProps) {
  const { t } = useTranslations();
  const isFirst = fromHours === null;
  const isLast = untilHours === 0;
  const hasCap = cap !== null;
  const isOverCap = hasCap && feePercent > cap;
  return (
    <div className="relative grid @2xl/line:grid-rows-[1fr_6rem_2.75rem]">
      {isFirst && (
        <Limit hasCap={hasCap} place="start">
          {t('setup.policy.timeLine.booking')}
        </Limit>
      )}
      <div className="grid grid-cols-[6rem_1fr] @2xl/line:contents">
        <p className="self-center py-1 @2xl/line:self-end @2xl/line:text-center">
          <span className="font-medium text-sm">
            {feePercent === 0 ? t('setup.policy.free') : t('setup.policy.timeLine.percent', { percent: feePercent })}
          </span>
          {isOverCap && <span className="block text-danger">{`✕ ${t('setup.policy.timeLine.overCap')}`}</span>}
        </p>
        <div className="relative min-h-10 border-edge border-l @2xl/line:border-b @2xl/line:border-l-0">
          <div
            className={joinClasses(
              'absolute inset-y-1 left-0 w-(--share) @2xl/line:inset-x-2 @2xl/line:top-auto @2xl/line:bottom-0 @2xl/line:h-(--share) @2xl/line:w-auto',
              isOverCap ? 'bg-danger-fill load-stripes' : 'bg-edge',
            )}
            style={{ '--share': formatShare(feePercent, maxPercent) } as CSSProperties}
          />
          {hasCap && <CapLine />}
          {hasCap && isFirst && (
            <CapLabel isNearEnd={cap * 2 >= maxPercent}>{t('setup.policy.timeLine.cap', { cap })}</CapLabel>
          )}
        </div>
      </div>
      <Limit hasCap={hasCap && !isLast} place={isLast ? 'end' : 'between'}>
        {isLast ? t('setup.policy.timeLine.visit') : <Hours hours={untilHours} />}
      </Limit>
    </div>
  );
}

/** Shows hours before the visit, from two whole days on also as days. */
function Hours({ hours }: { hours: number }) {
  const { t } = useTranslations();
  const days = hours / 24;
  return (
    <>
      {t('setup.policy.timeLine.hours', { hours })}
      {days >= 2 && Number.isInteger(days) && (
        <span className="block text-ink-soft">{t('setup.policy.timeLine.days', { days })}</span>
      )}
    </>
  );
}

function CapLine() {
  return (
    <div className="absolute inset-y-0 left-(--cap) border-ink border-l border-dashed @2xl/line:inset-x-0 @2xl/line:top-auto @2xl/line:bottom-(--cap) @2xl/line:border-t @2xl/line:border-l-0" />
  );
}

/** Shows the cap beside its line, on the side with more space. The first segment has no bar, and therefore room. */
function CapLabel({ isNearEnd, children }: { isNearEnd: boolean; children: ReactNode }) {
  return (
    <p
      className={joinClasses(
        'absolute inset-y-0 flex items-center px-2 text-ink-soft @2xl/line:inset-x-0 @2xl/line:inset-y-auto @2xl/line:px-0',
        isNearEnd
          ? 'right-[calc(100%-var(--cap))] @2xl/line:top-[calc(100%-var(--cap))]'
          : 'left-(--cap) @2xl/line:bottom-(--cap)',
      )}
    >
      {children}
    </p>
  );
}

const limitPlaces = {
  start: '@2xl/line:left-0',
  between:
    '@2xl/line:right-0 @2xl/line:translate-x-1/2 @2xl/line:text-center @2xl/line:before:absolute @2xl/line:before:top-0 @2xl/line:before:left-1/2 @2xl/line:before:h-1.5 @2xl/line:before:border-edge @2xl/line:before:border-l',
  end: '@2xl/line:right-0 @2xl/line:text-right',
} as const;

interface LimitProps {
  readonly place: keyof typeof limitPlaces;
  readonly hasCap: boolean;
  readonly children: ReactNode;
}

/** Shows where a segment begins or ends, with a mark on the line. */
function Limit({ place, hasCap, children }: LimitProps) {
  return (
    <div
      className={joinClasses(
        'grid grid-cols-[6rem_1fr] items-center @2xl/line:absolute @2xl/line:bottom-0 @2xl/line:block @2xl/line:h-11 @2xl/line:pt-1.5',
        limitPlaces[place],
      )}
    >
      <p className="text-ink-soft">{children}</p>
      <div className="relative self-stretch border-edge border-l @2xl/line:hidden">
        <div className="absolute top-1/2 w-3 border-edge border-t" />
        {hasCap && <CapLine />}
      </div>
    </div>
  );
}
