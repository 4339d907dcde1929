import { type ComponentType, useEffect, useState } from 'react';
import { useTranslations } from '../lib/i18n';
import { useNotify } from '../lib/notify';
import { watchPaletteKey } from './palette-key';

interface OpenPalette {
  readonly Palette: ComponentType<{ initialText: string; onClose: () => void }>;
  readonly initialText: string;
}

/** Loads the palette when it is first opened. Text typed meanwhile goes to the palette and triggers no shortcuts. */
export function PaletteHost() {
  const { t, load } = useTranslations();
  const notify = useNotify();
  const [openPalette, setOpenPalette] = useState<OpenPalette>();
  useEffect(() => {
    /** The text typed while the palette is loading; undefined at other times. */
    let typedText: string | undefined;
    const open = async () => {
      if (typedText !== undefined) return;
      typedText = '';
      try {
        const [{ Palette }] = await Promise.all([import('./palette'), load(['palette', 'staffService', 'staffDesk'])]);
        if (typedText !== undefined) setOpenPalette({ Palette, initialText: typedText });
      } catch {
        notify(t('common.loadFailed'));
      }
      typedText = undefined;
    };
    const collectTypedText = (event: KeyboardEvent) => {
      if (typedText === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') typedText = undefined;
      else if (event.key.length === 1) typedText += event.key;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', collectTypedText, true);
    const stopWatching = watchPaletteKey(() => void open());
    return () => {
      typedText = undefined;
      removeEventListener('keydown', collectTypedText, true);
      stopWatching();
    };
  }, [load, notify, t]);
  if (openPalette === undefined) return null;
  const { Palette, initialText } = openPalette;
  return <Palette initialText={initialText} onClose={() => setOpenPalette(undefined)} />;
}
