import type { ProblemError } from '@dining/client/problem-error';
import { useQueryClient } from '@tanstack/react-query';
import { resumeSales, type Service, serviceKey, stopSales } from '../../entities/service/service';
import { SalesForm } from '../../features/service/sales-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

export function SalesDialogBody({ service, onDone }: { service: Service; onDone: () => void }) {
  const { t } = useTranslations();
  const write = useIdempotentWrite();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { dinCode, day, load, isDayClosed } = service;
  const change = async (state: 'stopped' | 'sold', times: string[]): Promise<ProblemError | undefined> => {
    const outcome = await write(state === 'stopped' ? stopSales : resumeSales, { dinCode, day, times });
    if (!outcome.ok) return outcome.problem;
    await queryClient.invalidateQueries({ queryKey: serviceKey });
    const { changedTimes, ordersBeingPaid: count } = outcome.value;
    notify(
      t(state === 'stopped' ? 'staffService.sales.stopped' : 'staffService.sales.resumed', {
        times: changedTimes.join(' '),
        count,
      }),
    );
    onDone();
    return undefined;
  };
  return <SalesForm isDayClosed={isDayClosed} load={load} onChange={change} />;
}
