import { useAlerts } from '@dining/ui/alerts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { type Translations, useTranslations } from '../lib/i18n';
import { getModuleQuery } from '../lib/module-query';
import { reloadIfOutdated } from '../lib/reload-if-outdated';
import { FileMissingError, isOffline } from '../lib/site-file';

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
  const { data, isError, error } = useQuery(getModuleQuery(name, () => load(translations)));
  const closeWithAlert = useEffectEvent(async () => {
    onClose();
    if (error instanceof FileMissingError && (await reloadIfOutdated())) return;
    void alerts.show({
      message: t(isOffline() ? 'common.offline' : 'common.loadFailed'),
    });
  });
  useEffect(() => {
    if (isError) void closeWithAlert();
  }, [isError]);
  return data === undefined ? null : children(data);
}
