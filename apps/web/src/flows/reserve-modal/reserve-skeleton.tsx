import type { ReservationType } from '@dining/domain/products/product';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { useTranslations } from '../../lib/i18n';

export function ReserveSkeleton({ type }: { type: ReservationType }) {
  const { t } = useTranslations();
  return (
    <Loading className="grid gap-6">
      {type !== 'pickup' && (
        <div className="grid max-w-md gap-3">
          <PartyStepperSkeleton label={t('common.guests.adult')} />
          <PartyStepperSkeleton label={t('common.guests.kid')} note={t('common.guests.kidAge')} />
        </div>
      )}
      <Skeleton height="3rem" />
    </Loading>
  );
}

function PartyStepperSkeleton({ label, note }: { label: string; note?: string }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4">
      <span>
        {label}
        {note !== undefined && <span className="block text-ink-soft text-sm">{note}</span>}
      </span>
      <Skeleton height="2.875rem" width="8.75rem" />
    </div>
  );
}
