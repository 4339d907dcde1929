import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from '../lib/i18n';
import { useNotify } from '../lib/notify';
import { watchPaletteKey } from './palette-key';

/** Loads the palette when it is opened first, and shows it. */
export function PaletteHost() {
  const { t, load } = useTranslations();
  const notify = useNotify();
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  useEffect(() => {
    let isWatching = true;
    const open = async () => {
      try {
        const [{ Palette: loaded }] = await Promise.all([
          import('./palette'),
          load(['palette', 'staffService', 'staffDesk']),
        ]);
        if (isWatching) setPalette(() => loaded);
      } catch {
        notify(t('common.loadFailed'));
      }
    };
    const stop = watchPaletteKey(() => void open());
    return () => {
      isWatching = false;
      stop();
    };
  }, [load, notify, t]);
  return Palette === undefined ? null : <Palette onClose={() => setPalette(undefined)} />;
}
