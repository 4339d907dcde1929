import { decodeDay } from '@dining/contract/codecs/visit';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Button } from '@dining/ui/button';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { ReservedPart } from '../../features/reservations/details/reserved-part';
import { useToday } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';

/** How the form of a part was left: saved, or with nothing to save. */
type EditResult = 'saved' | 'unchanged';

export interface EditForm {
  readonly isOpen: boolean;
  /** False for a form that a draft has opened: nobody has pressed a button. */
  readonly takesFocus: boolean;
  readonly isTooLate: boolean;
  /** Hides the form, which keeps what was typed. */
  readonly hide: () => void;
  readonly finish: (result: EditResult) => void;
}

export interface AnswerFormProps {
  access: AnswersAccess;
  form: EditForm;
}

interface EditablePartProps {
  title: string;
  editLabel: string;
  access: AnswersAccess;
  hasDraft: boolean;
  children: ReactNode;
  Form: ComponentType<AnswerFormProps>;
}

/** Until the end of the day before the visit; the page may stay open over midnight. */
export function useCanEdit({ resvEditYn, resvDate }: ResvInfo): boolean {
  const today = useToday();
  return resvEditYn === 'Y' && today < decodeDay(resvDate);
}

/** Shows a part of a reservation with the button that opens its form below it. */
export function EditablePart({ title, editLabel, access, hasDraft, children, Form }: EditablePartProps) {
  const { info } = access;
  const { t } = useTranslations();
  const canEdit = useCanEdit(info);
  const [state, setState] = useState<'unopened' | 'open' | 'hidden'>(hasDraft ? 'open' : 'unopened');
  const [takesFocus, setTakesFocus] = useState(false);
  const [result, setResult] = useState<EditResult>();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';
  const isUsed = state !== 'unopened' && info.resvStatus !== 'cancel';

  const open = () => {
    setResult(undefined);
    setTakesFocus(true);
    setState('open');
  };
  const hide = () => {
    setState('hidden');
    opener.current?.focus();
  };
  const finish = (how: EditResult) => {
    setState('unopened');
    setResult(how);
    opener.current?.focus();
  };
  return (
    <ReservedPart title={title}>
      {children}
      <div className="mt-3 grid justify-items-start gap-3 print:hidden">
        {(canEdit || isUsed) && (
          <Button aria-expanded={isOpen} onClick={isOpen ? hide : open} ref={opener} size="sm">
            {editLabel}
          </Button>
        )}
        {isUsed && (
          <div className="w-full" hidden={!isOpen}>
            <Form access={access} form={{ isOpen, takesFocus, isTooLate: !canEdit, hide, finish }} />
          </div>
        )}
        <p className="text-sm empty:hidden" role="status">
          {result && t(`complete.edit.${result}`)}
        </p>
      </div>
    </ReservedPart>
  );
}
