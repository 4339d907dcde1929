import type { ProblemError } from '@dining/client/problem-error';
import { type CheckedFormOptions, type FieldPath, type FieldValues, useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import { formatProblem } from './format';
import { useTranslations } from './i18n';

type RequestFormOptions<Values extends FieldValues> = Omit<CheckedFormOptions<Values>, 'announceFailure' | 'send'> & {
  /** Handles checked values, usually with a request. Returns the problem if the server refused them. */
  readonly send: (values: Values) => Promise<ProblemError | undefined> | undefined;
  /** The field at which each problem code is shown. */
  readonly fieldByProblem?: Readonly<Record<string, FieldPath<Values>>>;
};

const announceNothing = () => undefined;

/**
 * Runs a form of the console. Failures are shown at their fields, without an alert. `problem` is the server's refusal
 * until a value changes; a refusal whose code is in `fieldByProblem` is shown at that field instead.
 */
export function useRequestForm<Values extends FieldValues>({
  send,
  onChange,
  fieldByProblem = {},
  ...options
}: RequestFormOptions<Values>) {
  const translations = useTranslations();
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const sendAndReport = async (values: Values): Promise<void> => {
    setIsPending(true);
    const refusal = await Promise.resolve(send(values)).finally(() => setIsPending(false));
    const field = refusal && fieldByProblem[refusal.code];
    setProblem(field === undefined ? refusal : undefined);
    if (field !== undefined) await form.reportFailures({ field, text: formatProblem(translations, refusal) });
  };
  const form = useCheckedForm<Values>({
    ...options,
    announceFailure: announceNothing,
    onChange: (field) => {
      setProblem(undefined);
      onChange?.(field);
    },
    send: sendAndReport,
  });
  const reset: typeof form.reset = (...values) => {
    setProblem(undefined);
    form.reset(...values);
  };
  return { ...form, reset, problem, isPending };
}
export type RequestForm<Values extends FieldValues> = ReturnType<typeof useRequestForm<Values>>;
