import { decodeDay } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Button } from '@dining/ui/button';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { ReservationSection } from '../../features/reservations/details/reservation-section';
import { useToday } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';

/** `saved`: the form was submitted with changes; `unchanged`: without any. */
type EditResult = 'saved' | 'unchanged';

export interface EditState {
  readonly isOpen: boolean;
  /** False if a stored draft has opened the form without a press of a button. */
  readonly shouldTakeFocus: boolean;
  readonly isDeadlinePassed: boolean;
  /** Hides the form but keeps its typed text. */
  readonly close: () => void;
  readonly finish: (result: EditResult) => void;
}

export interface AnswerFormProps {
  access: AnswersAccess;
  editState: EditState;
}

interface EditableSectionProps {
  title: string;
  editLabel: string;
  access: AnswersAccess;
  hasDraft: boolean;
  children: ReactNode;
  Form: ComponentType<AnswerFormProps>;
}

/**
 * Returns true if the server allows edits and the day of the visit has not begun. The value changes at midnight
 * while the page is open.
 */
export function useCanEdit({ resvEditYn, resvDate }: ResvInfo): boolean {
  const today = useToday();
  return resvEditYn === 'Y' && today < decodeDay(resvDate);
}

/** Shows a section of a reservation with a button that opens its form below it. */
export function EditableSection({ title, editLabel, access, hasDraft, children, Form }: EditableSectionProps) {
  const { reservation } = access;
  const { t } = useTranslations();
  const canEdit = useCanEdit(reservation);
  const [state, setState] = useState<'unopened' | 'open' | 'hidden'>(hasDraft ? 'open' : 'unopened');
  const [shouldTakeFocus, setShouldTakeFocus] = useState(false);
  const [result, setResult] = useState<EditResult>();
  const editButton = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const isFormRendered = state !== 'unopened' && reservation.resvStatus !== 'cancel';

  const open = () => {
    setResult(undefined);
    setShouldTakeFocus(true);
    setState('open');
  };
  const close = () => {
    setState('hidden');
    editButton.current?.focus();
  };
  const finish = (editResult: EditResult) => {
    setState('unopened');
    setResult(editResult);
    editButton.current?.focus();
  };
  return (
    <ReservationSection title={title}>
      {children}
      <div className="mt-3 grid justify-items-start gap-3 print:hidden">
        {(canEdit || isFormRendered) && (
          <Button aria-expanded={isOpen} onClick={isOpen ? close : open} ref={editButton} size="sm">
            {editLabel}
          </Button>
        )}
        {isFormRendered && (
          <div className="w-full" hidden={!isOpen}>
            <Form access={access} editState={{ isOpen, shouldTakeFocus, isDeadlinePassed: !canEdit, close, finish }} />
          </div>
        )}
        <p className="text-sm empty:hidden" role="status">
          {result && t(`complete.edit.${result}`)}
        </p>
      </div>
    </ReservationSection>
  );
}
