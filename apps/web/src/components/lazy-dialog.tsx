import { useAlerts } from '@dining/ui/alerts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type Translations, useTranslations } from '../lib/i18n';
import { reloadIfReplaced } from '../lib/newer-site';
import { getPartQuery } from '../lib/part-query';
import { FileMissing, isOffline } from '../lib/site-file';

interface LazyDialogProps<Module> {
  name: string;
  load: (translations: Translations) => Promise<Module>;
  onClose: () => void;
  children: (module: Module) => ReactNode;
}

export function LazyDialog<Module>({ name, load, onClose, children }: LazyDialogProps<Module>) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const { data, isError, error } = useQuery(getPartQuery(name, () => load(translations)));
  const giveUp = useEffectEvent(async () => {
    onClose();
    if (error instanceof FileMissing && (await reloadIfReplaced())) return;
    void alerts.show({
      message: t(isOffline() ? 'common.offline' : 'common.loadFailed'),
    });
  });
  useEffect(() => {
    if (isError) void giveUp();
  }, [isError]);
  return data === undefined ? null : children(data);
}
