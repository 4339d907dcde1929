import { useRequired } from '@dining/ui/required-context';
import { useEffect, useSyncExternalStore } from 'react';
import { NotesContext } from '../lib/notify';

const shownMs = 8_000;

/** Shows a confirmation of the last change. */
export function NoteStrip() {
  const { get, set, watch } = useRequired(NotesContext);
  const note = useSyncExternalStore(watch, get);
  useEffect(() => {
    if (note === null) return undefined;
    const timer = setTimeout(() => set(null), shownMs);
    return () => clearTimeout(timer);
  }, [note, set]);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-6 z-40 flex justify-center px-5" role="status">
      {note !== null && <p className="rounded-md bg-ink px-5 py-3 text-paper">{note}</p>}
    </div>
  );
}
