import { Dialog } from '@dining/ui/dialog';
import type { Service, ShownParty } from '../../entities/service/service';
import { ReasonForm } from '../../features/screen/reason-form';
import { LateForm } from '../../features/service/late-form';
import { useTranslations } from '../../lib/i18n';
import { NoShowDialogBody } from './no-show-dialog-body';
import { NoteDialogBody } from './note-dialog-body';
import { SalesDialogBody } from './sales-dialog-body';
import { usePartyActions } from './use-party-actions';
import { WalkInDialogBody } from './walk-in-dialog-body';

/** The form that is open, with its party if it has one. */
export type OpenForm =
  | { readonly type: 'walkIn' | 'sales' | 'note' }
  | { readonly type: 'late' | 'noShow' | 'undo'; readonly party: ShownParty };

interface ServiceDialogProps {
  readonly openForm: OpenForm | undefined;
  readonly service: Service | undefined;
  readonly now: Date;
  readonly partyActions: ReturnType<typeof usePartyActions>;
  readonly onClose: () => void;
}

/** Shows the open form in a dialog. */
export function ServiceDialog({ openForm, service, now, partyActions, onClose }: ServiceDialogProps) {
  const { t } = useTranslations();
  if (openForm === undefined) return null;
  const titles = {
    walkIn: t('staffService.walkInForm.title'),
    sales: t('staffService.sales.title'),
    note: t('staffService.note.title'),
    late: t('staffService.late.title'),
    noShow: t('staffService.noShow.title'),
    undo: t('staffService.undo.title'),
  };
  return (
    <Dialog
      closeOnClickOutside={openForm.type !== 'note' && openForm.type !== 'undo'}
      onClose={onClose}
      open
      size="sm"
      title={titles[openForm.type]}
    >
      {openForm.type === 'walkIn' && service !== undefined && (
        <WalkInDialogBody now={now} onDone={onClose} service={service} />
      )}
      {openForm.type === 'sales' && service !== undefined && <SalesDialogBody onDone={onClose} service={service} />}
      {openForm.type === 'note' && service !== undefined && <NoteDialogBody onDone={onClose} service={service} />}
      {openForm.type === 'late' && (
        <LateForm
          name={partyActions.formatName(openForm.party)}
          now={now}
          onSave={(lateUntil) => {
            partyActions.changeAttendance(openForm.party, 'late', lateUntil);
            onClose();
          }}
          time={openForm.party.time}
        />
      )}
      {openForm.type === 'undo' && (
        <ReasonForm
          label={t('staffService.undo.reason')}
          missingText={t('staffService.undo.missing')}
          onSubmit={async (reason) => {
            const { resvCode, attendance: to } = openForm.party;
            const name = partyActions.formatName(openForm.party);
            partyActions.undo({ resvCode, dinCode: openForm.party.service.dinCode, name, to }, reason);
            onClose();
            return undefined;
          }}
          submitLabel={t('staffService.actions.undo')}
        >
          <p>{t('staffService.undo.text')}</p>
        </ReasonForm>
      )}
      {openForm.type === 'noShow' && (
        <NoShowDialogBody now={now} onDone={onClose} party={openForm.party} partyActions={partyActions} />
      )}
    </Dialog>
  );
}
