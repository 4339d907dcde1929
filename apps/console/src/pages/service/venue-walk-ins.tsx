import { useQueryClient } from '@tanstack/react-query';
import { useActQueue } from '../../entities/service/act-queue';
import { countPeople, endWalkIn, serviceKey, type WalkIn } from '../../entities/service/service';
import { WalkInList } from '../../features/service/walk-in-list';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

export function VenueWalkIns({ walkIns, mayAct, now }: { walkIns: readonly WalkIn[]; mayAct: boolean; now: Date }) {
  const { t } = useTranslations();
  const queue = useActQueue();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const end = (walkIn: WalkIn, to: 'done' | 'void') => {
    const { walkInId } = walkIn;
    const count = countPeople(walkIn);
    void queue.add({
      subject: walkInId,
      label: `${t('staffService.walkIn')} · ${t(to === 'done' ? 'staffService.acts.end' : 'staffService.acts.mistake')}`,
      send: async (key) => {
        await endWalkIn({ walkInId, to }, key);
        notify(t(to === 'done' ? 'staffService.walkInForm.ended' : 'staffService.walkInForm.removed', { count }));
        void queryClient.invalidateQueries({ queryKey: serviceKey });
      },
    });
  };
  return <WalkInList now={now} onEnd={mayAct ? end : undefined} walkIns={walkIns} />;
}
