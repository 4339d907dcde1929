import { alerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../lib/i18n';

/**
 * Somebody else's reservation: says so and leads to the first page (Spec §8 invalid_user), or to where its booker finds it by number and
 * phone: a member may have booked as a guest.
 */
export function NoAccess({ resvCode }: { resvCode: string }) {
  const navigate = useNavigate();
  const told = useRef(false);
  const tell = useEffectEvent(async () => {
    if (told.current) return;
    told.current = true;
    const choices = [
      { id: 'lookup', label: t('common.header.lookup') },
      { id: 'main', label: t('common.buttons.goMain'), variant: 'primary' },
    ] as const;
    const way = await alerts.ask<(typeof choices)[number]['id']>({
      message: t('mypage.alerts.invalidUser'),
      choices,
      dismissed: 'main',
    });
    if (way === 'lookup') await navigate({ to: '/reservation/lookup', search: { resvCode }, replace: true });
    else await navigate({ to: '/', replace: true });
  });
  useEffect(() => void tell(), []);
  return null;
}
