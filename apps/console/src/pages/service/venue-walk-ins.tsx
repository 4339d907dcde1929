import { useActQueue } from '../../entities/service/act-queue';
import { countPeople, type WalkIn } from '../../entities/service/service';
import { WalkInList } from '../../features/service/walk-in-list';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

interface VenueWalkInsProps {
  readonly dinCode: string;
  readonly walkIns: readonly WalkIn[];
  readonly mayAct: boolean;
  readonly now: Date;
}

export function VenueWalkIns({ dinCode, walkIns, mayAct, now }: VenueWalkInsProps) {
  const { t } = useTranslations();
  const queue = useActQueue();
  const notify = useNotify();
  const end = async ({ walkInId, adults, kids }: WalkIn, to: 'done' | 'void') => {
    const key = createIdempotencyKey();
    const actText = t(to === 'done' ? 'staffService.acts.end' : 'staffService.acts.mistake');
    const request = { type: 'endWalkIn', body: { walkInId, to } } as const;
    const label = `${t('staffService.walkIn')} · ${actText}`;
    await queue.add({ subject: walkInId, label, dinCode, request }, key);
    if (queue.get().some((act) => act.key === key)) return;
    const count = countPeople({ adults, kids });
    notify(t(to === 'done' ? 'staffService.walkInForm.ended' : 'staffService.walkInForm.removed', { count }));
  };
  return <WalkInList now={now} onEnd={mayAct ? (walkIn, to) => void end(walkIn, to) : undefined} walkIns={walkIns} />;
}
