import { alerts } from '@dining/ui/alerts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { t } from './i18n';
import { partQuery } from './part-query';
import { isOffline } from './site-file';

interface LateDialogProps<Module> {
  name: string;
  load: () => Promise<Module>;
  onClose: () => void;
  children: (module: Module) => ReactNode;
}

/**
 * A dialog whose code comes with its first opening. Where it does not come the guest is told so, the page stays as it is, and
 * the next press asks for it again.
 */
export function LateDialog<Module>({ name, load, onClose, children }: LateDialogProps<Module>) {
  const { data, isError } = useQuery(partQuery(name, load));
  const giveUp = useEffectEvent(() => {
    onClose();
    void alerts.show({
      message: t(isOffline() ? 'common.offline' : 'common.loadFailed'),
      confirmLabel: t('common.buttons.confirm'),
    });
  });
  useEffect(() => {
    if (isError) giveUp();
  }, [isError]);
  return data === undefined ? null : children(data);
}
