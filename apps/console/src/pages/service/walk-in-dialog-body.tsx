import type { ProblemError } from '@dining/client/problem-error';
import { getPermission } from '@dining/domain/staff/permissions';
import { useQueryClient } from '@tanstack/react-query';
import { useActionQueue } from '../../entities/service/action-queue';
import { addWalkIn, countPeople, type Service, serviceKey } from '../../entities/service/service';
import { useMe } from '../../entities/session/session';
import { type NewWalkIn, WalkInForm } from '../../features/service/walk-in-form';
import { useConfirmIdentity } from '../../flows/second-factor/second-factor';
import { attempt } from '../../lib/attempt';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

export function WalkInDialogBody({ service, now, onDone }: { service: Service; now: Date; onDone: () => void }) {
  const { t } = useTranslations();
  const me = useMe();
  const queue = useActionQueue();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const confirmIdentity = useConfirmIdentity();
  const { htlCode, dinCode, load } = service;
  const mayOverride = getPermission(me.grants, 'override', { type: 'venue', htlCode, dinCode }, now).allowed;
  const seat = async (walkIn: NewWalkIn): Promise<ProblemError | undefined> => {
    const count = countPeople(walkIn);
    const key = createIdempotencyKey();
    const send = async (idempotencyKey: string) => {
      await addWalkIn({ dinCode, ...walkIn }, idempotencyKey);
      notify(t('staffService.walkInForm.added', { count }));
      void queryClient.invalidateQueries({ queryKey: serviceKey });
    };
    for (;;) {
      const outcome = await attempt(() => send(key));
      if (outcome.ok) {
        onDone();
        return undefined;
      }
      const { problem } = outcome;
      if (problem.isTransient) {
        const people = t('staffService.people', { count });
        const label = `${t('staffService.walkIn')} · ${people}`;
        const request = { type: 'addWalkIn', body: { dinCode, ...walkIn } } as const;
        void queue.add({ subject: `walk-in ${key}`, label, dinCode, request }, key);
        onDone();
        return undefined;
      }
      if (problem.code !== 'second_factor_needed' || !(await confirmIdentity())) return problem;
    }
  };
  return <WalkInForm load={load} mayOverride={mayOverride} now={now} onSeat={seat} />;
}
