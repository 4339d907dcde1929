import { Dialog } from '@dining/ui/dialog';
import { useEffect, useState } from 'react';
import { useTranslations } from '../lib/i18n';
import { paletteKeyLabel } from './palette-key';

const openEvent = 'consolekeyhelp';

export const openKeyHelp = (): void => void dispatchEvent(new Event(openEvent));

/** Keys that click the element of the screen whose `data-key` is `name`. */
const clickShortcuts = [
  { key: 'n', name: 'new', text: 'console.help.keys.new' },
  { key: 'a', name: 'arrived', text: 'console.help.keys.arrived' },
  { key: 's', name: 'seated', text: 'console.help.keys.seated' },
  { key: 'd', name: 'done', text: 'console.help.keys.done' },
  { key: 'u', name: 'undo', text: 'console.help.keys.undo' },
  { key: 'w', name: 'walkIn', text: 'console.help.keys.walkIn' },
  { key: '[', name: 'before', text: 'console.help.keys.before' },
  { key: ']', name: 'after', text: 'console.help.keys.after' },
  { key: '0', name: 'today', text: 'console.help.keys.today' },
  { key: 't', name: 'view', text: 'console.help.keys.view' },
] as const;

const shortcuts = [
  { key: paletteKeyLabel, text: 'console.help.keys.palette' },
  { key: '?', text: 'console.help.keys.help' },
  { key: '/', text: 'console.help.keys.search' },
  ...clickShortcuts,
  { key: 'Esc', text: 'console.help.keys.close' },
] as const;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Finds the element that a screen has marked as the target of a key. */
const findKeyTarget = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-key="${name}"]`);

/** Handles the keyboard shortcuts of the console, and shows their list. */
export function KeyHelp() {
  const { t } = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    const handleKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
      if (!isPlain || isTyping(event.target) || document.querySelector('dialog:modal') !== null) return;
      const actions = new Map([
        ['?', open],
        ['/', () => findKeyTarget('search')?.focus()],
        ...clickShortcuts.map(({ key, name }) => [key, () => findKeyTarget(name)?.click()] as const),
      ]);
      const action = actions.get(event.key);
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', handleKeyDown);
    addEventListener(openEvent, open);
    return () => {
      removeEventListener('keydown', handleKeyDown);
      removeEventListener(openEvent, open);
    };
  }, []);
  return (
    <Dialog onClose={() => setIsOpen(false)} open={isOpen} size="sm" title={t('console.help.title')}>
      <dl className="grid grid-cols-[5rem_1fr] items-center gap-y-3">
        {shortcuts.map(({ key, text }) => (
          <div className="contents" key={key}>
            <dt>
              <kbd className="inline-block min-w-8 rounded-sm border border-edge px-2 py-0.5 text-center">{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
