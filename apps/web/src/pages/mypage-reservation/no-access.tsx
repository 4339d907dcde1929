import { useAlerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from '../../lib/i18n';

export function NoAccess() {
  const alerts = useAlerts();
  const { t } = useTranslations();
  const navigate = useNavigate();
  const isAlerted = useRef(false);
  const alertAndLeave = useEffectEvent(async () => {
    if (isAlerted.current) return;
    isAlerted.current = true;
    await alerts.show({ message: t('mypage.alerts.invalidUser') });
    await navigate({ to: '/', replace: true });
  });
  useEffect(() => void alertAndLeave(), []);
  return null;
}
