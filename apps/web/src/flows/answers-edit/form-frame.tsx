import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Stack } from '@dining/ui/stack';
import { TextLink } from '@dining/ui/text-link';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslations } from '../../lib/i18n';
import type { EditState } from './editable-section';

interface FormFrameProps {
  reservation: ResvInfo;
  label: string;
  editState: EditState;
  isSaving: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/**
 * Shows a form with its buttons. After the deadline, the form stays with its typed text, but cannot be saved; the
 * restaurant's phone number is shown.
 */
export function FormFrame({ reservation, label, editState, isSaving, onSubmit, children }: FormFrameProps) {
  const { t } = useTranslations();
  const { isDeadlinePassed, close } = editState;
  const isPickup = reservation.resvType === 'pickup';
  return (
    <form
      aria-label={label}
      className="rounded-md border border-line bg-raised p-4 md:p-6"
      noValidate
      onSubmit={onSubmit}
    >
      <Stack gap={4}>
        {children}
        {isDeadlinePassed ? (
          <Notice
            action={
              reservation.dinTel !== '' && <TextLink href={`tel:${reservation.dinTel}`}>{reservation.dinTel}</TextLink>
            }
            announce
            tone="warning"
          >
            {t('complete.edit.tooLate')}
          </Notice>
        ) : (
          <p className="text-ink-soft text-sm">{t(isPickup ? 'complete.edit.untilPickup' : 'complete.edit.until')}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button inactive={isDeadlinePassed} pending={isSaving} type="submit" variant="primary">
            {t('complete.edit.save')}
          </Button>
          <Button onClick={close}>{t('common.buttons.close')}</Button>
        </div>
      </Stack>
    </form>
  );
}
