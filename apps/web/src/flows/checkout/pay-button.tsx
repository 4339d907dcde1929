import { Button } from '@dining/ui/button';
import { useOnline } from '@dining/ui/online';
import { type ReactNode, useId } from 'react';
import { useTranslations } from '../../lib/i18n';

interface PayButtonProps {
  onPress: () => void;
  working: boolean;
  children: ReactNode;
}

export function PayButton({ onPress, working, children }: PayButtonProps) {
  const { t } = useTranslations();
  const online = useOnline();
  const reasonId = useId();
  return (
    <div className="grid gap-2">
      {!online && (
        <p className="text-sm text-warning" id={reasonId}>
          {t('payment.actions.offline')}
        </p>
      )}
      <Button
        aria-describedby={online ? undefined : reasonId}
        inactive={!online}
        onClick={onPress}
        pending={working}
        pendingLabel={t('payment.actions.working')}
        variant="primary"
        wide
      >
        {children}
      </Button>
    </div>
  );
}
