import type { PublicationState, VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { DraftState } from '@dining/domain/catalogue/plan-publication';
import { type DocumentDraft, toInstant } from '../../entities/catalogue/documents';
import { StateLabel, type StateTone } from '../../features/screen/state-label';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

const publicationTones = { published: 'done', off: 'neutral', new: 'neutral' } as const satisfies Record<
  PublicationState,
  StateTone
>;
const draftTones = { open: 'waiting', planned: 'planned', failed: 'bad' } as const satisfies Record<
  DraftState,
  StateTone
>;

/** Shows what guests see of a document. */
export function PublicationLabel({ kind, state }: { kind: VersionedKind; state: PublicationState }) {
  const { t } = useTranslations();
  return <StateLabel tone={publicationTones[state]}>{t(`documents.states.${kind}.${state}`)}</StateLabel>;
}

/** Shows the state of a draft: open, planned for a time, or failed at it. */
export function DraftLabel({ draft }: { draft: Pick<DocumentDraft, 'state' | 'publishAt'> }) {
  const translations = useTranslations();
  const { t } = translations;
  const { state } = draft;
  const at = draft.publishAt === null ? '' : formatInstant(translations, toInstant(draft.publishAt));
  return (
    <StateLabel tone={draftTones[state]}>
      {state === 'planned' ? t('documents.draftStates.planned', { at }) : t(`documents.draftStates.${state}`)}
    </StateLabel>
  );
}
