import { type SyntheticEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, useWatch } from 'react-hook-form';
import { useAlerts } from './alerts';
import { focusField } from './focus-field';

export type { FieldPath, FieldValues } from 'react-hook-form';

export interface FieldFailure<Name extends string> {
  readonly field: Name;
  readonly text: string;
}

interface FieldsOptions<Values extends FieldValues> {
  /** Omit fields that the browser may have filled in before the script runs; they keep their values. */
  defaultValues?: DefaultValues<Values>;
  onChange?: (field: FieldPath<Values>) => void;
  /** By default shows an alert. */
  announceFailure?: (text: string) => unknown;
}

interface SubmissionOptions<Values extends FieldValues> {
  check: (
    values: Values,
  ) => readonly FieldFailure<FieldPath<Values>>[] | Promise<readonly FieldFailure<FieldPath<Values>>[]>;
  send: (values: Values) => unknown;
  /** Fields whose errors are cleared at submission; by default all. */
  errorsToClear?: readonly FieldPath<Values>[];
}

/**
 * Stores the values and errors of a form. `getFieldProps`, `getRequiredFieldProps` and `getValueFieldProps` return the
 * props of a field. `reportFailures` marks failures at their fields, announces the first one and focuses its field
 * (Spec §5).
 */
export function useFormFields<Values extends FieldValues>(options: FieldsOptions<Values>) {
  const alerts = useAlerts();
  type Name = FieldPath<Values>;
  const { defaultValues, onChange: handleChange } = options;
  const formId = useId();
  const form = useForm<Values>(defaultValues === undefined ? {} : { defaultValues });
  const { formState } = form;
  const values = useWatch({ control: form.control }) as Values;
  const getId = (name: Name): string => `${formId}-${name}`;
  const getError = (name: Name): string | undefined => form.getFieldState(name, formState).error?.message;

  const alertFailure = (message: string) => alerts.show({ message });
  const { announceFailure = alertFailure } = options;
  const { setError, clearErrors } = form;
  const addErrors = useCallback(
    (failures: readonly FieldFailure<Name>[]): void => {
      // A later error replaces an earlier one, so the reverse order keeps the first failure of each field.
      for (const { field, text } of [...failures].reverse()) setError(field, { type: 'check', message: text });
    },
    [setError],
  );
  const setFailures = useCallback(
    (failures: readonly FieldFailure<Name>[]): void => {
      clearErrors();
      addErrors(failures);
    },
    [clearErrors, addErrors],
  );
  const reportFailures = async (...failures: readonly FieldFailure<Name>[]): Promise<void> => {
    const [firstFailure] = failures;
    if (firstFailure === undefined) return;
    flushSync(() => addErrors(failures));
    await announceFailure(firstFailure.text);
    focusField(getId(firstFailure.field));
  };

  const getFieldProps = (name: Name) => {
    const { ref, onChange, onBlur } = form.register(name, { onChange: () => handleChange?.(name) });
    return { name, ref, onChange, onBlur, id: getId(name), error: getError(name) };
  };
  return {
    reportFailures,
    setFailures,
    getFieldProps,
    getRequiredFieldProps: (name: Name) => ({ ...getFieldProps(name), required: true }),
    getValueFieldProps: <Field extends Name & keyof Values>(name: Field) => ({
      value: values[name],
      onChange: (value: Values[Field]) => {
        form.setValue(name, value);
        handleChange?.(name);
      },
      error: getError(name),
    }),
    getId,
    getError,
    focus: (name: Name) => focusField(getId(name)),
    clearErrors,
    getValues: form.getValues,
    setValue: form.setValue,
    setValues: form.setValues,
    values,
    reset: form.reset,
  };
}
export type FormFields<Values extends FieldValues> = ReturnType<typeof useFormFields<Values>>;

export function useSubmission<Values extends FieldValues>(
  { getValues, clearErrors, reportFailures }: Pick<FormFields<Values>, 'getValues' | 'clearErrors' | 'reportFailures'>,
  { check, send, errorsToClear }: SubmissionOptions<Values>,
) {
  const isSubmitting = useRef(false);
  const submit = async (): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      const values = getValues();
      const failures = await check(values);
      clearErrors(errorsToClear);
      if (failures.length > 0) void reportFailures(...failures);
      else await send(values);
    } finally {
      isSubmitting.current = false;
    }
  };
  return (event?: SyntheticEvent): void => {
    event?.preventDefault();
    void submit();
  };
}

export interface CheckedFormOptions<Values extends FieldValues>
  extends FieldsOptions<Values>,
    SubmissionOptions<Values> {
  /**
   * When failures are updated. With 'onChange', the form is checked at each submission and, after the first one, at
   * each change of a value or of `check`; `check` must then be memoized.
   */
  revalidate?: 'onSubmit' | 'onChange';
}

function useRevalidation<Values extends FieldValues>(
  { values, setFailures }: Pick<FormFields<Values>, 'values' | 'setFailures'>,
  check: SubmissionOptions<Values>['check'],
  isEnabled: boolean,
): void {
  const previousInputs = useRef({ values, check });
  useEffect(() => {
    const hasChanged = previousInputs.current.values !== values || previousInputs.current.check !== check;
    previousInputs.current = { values, check };
    if (!isEnabled || !hasChanged) return undefined;
    let isLatest = true;
    const revalidate = async (): Promise<void> => {
      const failures = await check(values);
      if (isLatest) setFailures(failures);
    };
    void revalidate();
    return () => {
      isLatest = false;
    };
  }, [isEnabled, values, check, setFailures]);
}

/**
 * Returns the fields of a form and `submit`, which checks the values, and sends them or reports failures. Failures that
 * the server finds are shown by calling `reportFailures`.
 */
export function useCheckedForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const fields = useFormFields(options);
  const submit = useSubmission(fields, options);
  const [isSubmitted, setIsSubmitted] = useState(false);
  useRevalidation(fields, options.check, isSubmitted && options.revalidate === 'onChange');
  return {
    ...fields,
    submit: (event?: SyntheticEvent): void => {
      setIsSubmitted(true);
      submit(event);
    },
  };
}
export type CheckedForm<Values extends FieldValues> = ReturnType<typeof useCheckedForm<Values>>;
