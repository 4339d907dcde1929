import { Dialog } from '@dining/ui/dialog';
import type { Service, ShownParty } from '../../entities/service/service';
import { ReasonForm } from '../../features/screen/reason-form';
import { LateForm } from '../../features/service/late-form';
import { useTranslations } from '../../lib/i18n';
import { NoShowDialog } from './no-show-dialog';
import { NoteDialog } from './note-dialog';
import { SalesDialog } from './sales-dialog';
import { usePartyActs } from './use-party-acts';
import { WalkInDialog } from './walk-in-dialog';

/** The open form, with its party. */
export type OpenForm =
  | { readonly type: 'walkIn' | 'sales' | 'note' }
  | { readonly type: 'late' | 'noShow' | 'undo'; readonly party: ShownParty };

interface ServiceDialogProps {
  readonly open: OpenForm | undefined;
  readonly service: Service | undefined;
  readonly now: Date;
  readonly partyActs: ReturnType<typeof usePartyActs>;
  readonly onClose: () => void;
}

/** Shows the open form of the screen. */
export function ServiceDialog({ open, service, now, partyActs, onClose }: ServiceDialogProps) {
  const { t } = useTranslations();
  if (open === undefined) return null;
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
      closeOutside={open.type !== 'note' && open.type !== 'undo'}
      onClose={onClose}
      open
      size="sm"
      title={titles[open.type]}
    >
      {open.type === 'walkIn' && service !== undefined && <WalkInDialog now={now} onDone={onClose} service={service} />}
      {open.type === 'sales' && service !== undefined && <SalesDialog onDone={onClose} service={service} />}
      {open.type === 'note' && service !== undefined && <NoteDialog onDone={onClose} service={service} />}
      {open.type === 'late' && (
        <LateForm
          name={partyActs.formatName(open.party)}
          now={now}
          onSave={(lateUntil) => {
            partyActs.move(open.party, 'late', lateUntil);
            onClose();
          }}
          time={open.party.time}
        />
      )}
      {open.type === 'undo' && (
        <ReasonForm
          label={t('staffService.undo.reason')}
          missing={t('staffService.undo.missing')}
          onSubmit={async (reason) => {
            const { resvCode, attendance: to } = open.party;
            const name = partyActs.formatName(open.party);
            partyActs.undo({ resvCode, dinCode: open.party.service.dinCode, name, to }, reason);
            onClose();
            return undefined;
          }}
          submitLabel={t('staffService.acts.undo')}
        >
          <p>{t('staffService.undo.text')}</p>
        </ReasonForm>
      )}
      {open.type === 'noShow' && <NoShowDialog now={now} onDone={onClose} party={open.party} partyActs={partyActs} />}
    </Dialog>
  );
}
