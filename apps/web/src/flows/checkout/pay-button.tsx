import { Button } from '@dining/ui/button';
import { useOnline } from '@dining/ui/online';
import { type ReactNode, useId } from 'react';
import { useTranslations } from '../../lib/i18n';

interface PayButtonProps {
  onPress: () => void;
  isWorking: boolean;
  children: ReactNode;
}

export function PayButton({ onPress, isWorking, children }: PayButtonProps) {
  const { t } = useTranslations();
  const isOnline = useOnline();
  const reasonId = useId();
  return (
    <div className="grid gap-2">
      {!isOnline && (
        <p className="text-sm text-warning" id={reasonId}>
          {t('payment.actions.offline')}
        </p>
      )}
      <Button
        aria-describedby={isOnline ? undefined : reasonId}
        inactive={!isOnline}
        onClick={onPress}
        pending={isWorking}
        pendingLabel={t('payment.actions.working')}
        variant="primary"
        wide
      >
        {children}
      </Button>
    </div>
  );
}
