import { useId, useSyncExternalStore } from 'react';
import { type OpenAlert, useAlerts } from './alerts';
import { answerAlert } from './answer-alert';
import { Button } from './button';
import { joinClasses } from './join-classes';
import { useLabels } from './labels';
import { useModal } from './use-modal';

export function AlertHost() {
  const { openAlerts } = useAlerts();
  const [firstAlert] = useSyncExternalStore(openAlerts.watch, openAlerts.get, openAlerts.get);
  // Each alert is a new dialog element, so that screen readers announce it.
  return firstAlert === undefined ? null : <AlertDialog alert={firstAlert} key={firstAlert.key} />;
}

function AlertDialog({ alert }: { alert: OpenAlert }) {
  const { title, message, choices, dismissId } = alert;
  const alerts = useAlerts();
  const { confirm } = useLabels();
  const ref = useModal();
  const id = useId();
  const answer = (choice: string) => {
    // Closes before answering, so that the caller may move the focus.
    ref.current?.close();
    answerAlert(alerts, alert, choice);
  };
  return (
    <dialog
      aria-describedby={title === undefined || message === undefined ? undefined : `${id}-message`}
      aria-labelledby={title === undefined ? `${id}-message` : `${id}-title`}
      className="modal m-auto w-[min(26rem,calc(100%-40px))] rounded-lg bg-raised px-5 pt-8 pb-6 text-center text-ink"
      onCancel={(event) => {
        event.preventDefault();
        answer(dismissId);
      }}
      // In development React mounts twice, so a close followed by a reopen is ignored.
      onClose={(event) => !event.currentTarget.open && answerAlert(alerts, alert, dismissId)}
      ref={ref}
      role="alertdialog"
    >
      {title !== undefined && (
        <h2 className="heading text-lg" id={`${id}-title`}>
          {title}
        </h2>
      )}
      {message !== undefined && (
        <div
          className={joinClasses('whitespace-pre-line text-base', title !== undefined && 'mt-2 text-ink-soft')}
          id={`${id}-message`}
        >
          {message}
        </div>
      )}
      {/* Two buttons are side by side if neither label wraps. */}
      <div className={joinClasses('mt-7 flex gap-3', choices.length === 2 ? 'flex-wrap' : 'flex-col')}>
        {choices.map((choice, index) => (
          <Button
            className={joinClasses(
              'px-3!',
              choices.length === 2 && 'min-w-max flex-1 *:max-w-[calc(min(26rem,100vw-40px)-82px)]',
            )}
            data-first-focus={
              choice.variant === 'danger'
                ? undefined
                : index === choices.length - 1 || choice.variant === 'primary'
                  ? ''
                  : undefined
            }
            key={choice.id}
            onClick={() => answer(choice.id)}
            variant={choice.variant}
            wide
          >
            {choice.label ?? confirm}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
