import { useActionQueue } from '../../entities/service/action-queue';
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
  const queue = useActionQueue();
  const notify = useNotify();
  const end = async ({ walkInId, adults, kids }: WalkIn, to: 'done' | 'void') => {
    const key = createIdempotencyKey();
    const actionText = t(to === 'done' ? 'staffService.actions.end' : 'staffService.actions.mistake');
    const request = { type: 'endWalkIn', body: { walkInId, to } } as const;
    const label = `${t('staffService.walkIn')} · ${actionText}`;
    await queue.add({ subject: walkInId, label, dinCode, request }, key);
    if (queue.get().some((action) => action.key === key)) return;
    const count = countPeople({ adults, kids });
    notify(t(to === 'done' ? 'staffService.walkInForm.ended' : 'staffService.walkInForm.removed', { count }));
  };
  return <WalkInList now={now} onEnd={mayAct ? (walkIn, to) => void end(walkIn, to) : undefined} walkIns={walkIns} />;
}
