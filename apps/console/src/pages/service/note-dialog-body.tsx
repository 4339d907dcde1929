import type { ProblemError } from '@dining/client/problem-error';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Service, saveDayNote, serviceKey } from '../../entities/service/service';
import { type Conflict, ConflictDialog, getConflictText } from '../../features/screen/conflict-dialog';
import { DayNoteForm } from '../../features/service/day-note-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

export function NoteDialogBody({ service, onDone }: { service: Service; onDone: () => void }) {
  const { t } = useTranslations();
  const write = useIdempotentWrite();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  // The note and its version when the form was opened, not those of a later refetch.
  const [note] = useState(service.note);
  const { dinCode, day } = service;
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: serviceKey });
    setConflict(undefined);
    onDone();
  };
  const save = async (text: string, version: number): Promise<ProblemError | undefined> => {
    const outcome = await write(saveDayNote, { dinCode, day, text, version });
    if (outcome.ok) {
      notify(t('staffService.note.saved'));
      await finish();
      return undefined;
    }
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile')
      setConflict({
        rows: [{ label: t('staffService.note.title'), yours: text, theirs: getConflictText(current, 'text') }],
        keepYours: () => void save(text, Number(current['version'])),
      });
    return outcome.problem;
  };
  return (
    <>
      <DayNoteForm onSave={(text) => save(text, note.version)} text={note.text} />
      <ConflictDialog conflict={conflict} onClose={() => setConflict(undefined)} onKeepTheirs={() => void finish()} />
    </>
  );
}
