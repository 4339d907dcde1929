import { decodeVisit } from '@dining/contract/codecs/visit';
import { Badge } from '@dining/ui/badge';
import { Button } from '@dining/ui/button';
import { Section } from '@dining/ui/section';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { Stack } from '@dining/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { type OwnSession, ownSessionsQuery } from '../../entities/members/profile';
import { formatVisit } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useEndSessions } from './use-end-sessions';

export function SessionsSection() {
  const { t } = useTranslations();
  return (
    <Section id="profile-sessions" lead={t('profile.sessions.lead')} title={t('profile.sessions.title')}>
      <OwnSessions />
    </Section>
  );
}

function OwnSessions() {
  const { t } = useTranslations();
  const { data, error, refetch, isFetching } = useQuery(ownSessionsQuery);
  const { endOne, endingSessionCode, endOthers, isEndingOthers } = useEndSessions();
  if (data === undefined) {
    if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    );
  }
  return (
    <Stack gap={6}>
      <ul className="border-line border-t">
        {data.map((session) => (
          <SessionRow
            isEnding={endingSessionCode === session.sessionCode}
            key={session.sessionCode}
            onEnd={() => endOne(session.sessionCode)}
            session={session}
          />
        ))}
      </ul>
      {data.length > 1 ? (
        <Button className="justify-self-start" onClick={endOthers} pending={isEndingOthers}>
          {t('profile.sessions.endOthers')}
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{t('profile.sessions.alone')}</p>
      )}
    </Stack>
  );
}

function SessionRow({ session, onEnd, isEnding }: { session: OwnSession; onEnd: () => void; isEnding: boolean }) {
  const translations = useTranslations();
  const { t } = translations;
  const { currentYn, beginDate, seenDate } = session;
  const device = session.device === '' ? t('profile.sessions.unknown') : session.device;
  const formatDateParam = (date: string) => ({ date: formatVisit(translations, decodeVisit(date)) });
  return (
    <li className="flex items-center justify-between gap-6 border-line border-b py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {device}
          {currentYn === 'Y' && <Badge tone="success">{t('profile.sessions.here')}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {t('profile.sessions.begun', formatDateParam(beginDate))}
          {currentYn === 'N' && <span className="block">{t('profile.sessions.seen', formatDateParam(seenDate))}</span>}
        </p>
      </div>
      {currentYn === 'N' && (
        <Button
          aria-label={t('profile.sessions.endNamed', { device })}
          className="shrink-0"
          onClick={onEnd}
          pending={isEnding}
          size="sm"
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}
