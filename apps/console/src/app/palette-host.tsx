import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from '../lib/i18n';
import { useNotify } from '../lib/notify';
import { watchPaletteKey } from './palette-key';

interface OpenPalette {
  readonly Palette: ComponentType<{ initialText: string; onClose: () => void }>;
  readonly typed: string;
}

/** Loads the palette when it is first opened. Text typed meanwhile goes to the palette and triggers no shortcuts. */
export function PaletteHost() {
  const { t, load } = useTranslations();
  const notify = useNotify();
  const [opened, setOpened] = useState<OpenPalette>();
  useEffect(() => {
    /** Undefined unless the palette is loading. */
    let typed: string | undefined;
    const open = async () => {
      if (typed !== undefined) return;
      typed = '';
      try {
        const [{ Palette }] = await Promise.all([import('./palette'), load(['palette', 'staffService', 'staffDesk'])]);
        if (typed !== undefined) setOpened({ Palette, typed });
      } catch {
        notify(t('common.loadFailed'));
      }
      typed = undefined;
    };
    const collect = (event: KeyboardEvent) => {
      if (typed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') typed = undefined;
      else if (event.key.length === 1) typed += event.key;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', collect, true);
    const stopWatching = watchPaletteKey(() => void open());
    return () => {
      typed = undefined;
      removeEventListener('keydown', collect, true);
      stopWatching();
    };
  }, [load, notify, t]);
  if (opened === undefined) return null;
  const { Palette, typed } = opened;
  return <Palette initialText={typed} onClose={() => setOpened(undefined)} />;
}
