import { useAlerts } from '@dining/ui/alerts';
import { type SubmitEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldErrors, type FieldPath, type FieldValues, useForm, useWatch } from 'react-hook-form';
import { focusField } from './focus-field';

/** What is wrong with a field, in the words of its alert. */
export interface FieldFailure<Name extends string> {
  readonly field: Name;
  readonly text: string;
}

interface CheckedFormOptions<Values extends FieldValues> {
  /** Leave out what the browser may have filled in before the page's script runs: those fields keep what is in them. */
  defaultValues?: DefaultValues<Values>;
  /** Returns all failures to be marked, in the order in which they are reported. */
  check: (values: Values) => readonly FieldFailure<FieldPath<Values>>[] | Promise<readonly FieldFailure<FieldPath<Values>>[]>;
  /** Sends a form that passes the check. Another press is ignored until it settles. */
  send: (values: Values) => unknown;
  /** Tells the first failure before its field is focused; an alert by default. */
  tellFailure?: (text: string) => unknown;
}

interface FieldOptions {
  onChange?: () => void;
}

/**
 * Runs a form with a check of the domain as its resolver: failures are marked at their fields when it is submitted, the first one is told by
 * an alert and its field is focused (Spec §5). Failures that the server reports go the same way, by `refuse`.
 */
export function useCheckedForm<Values extends FieldValues>(options: CheckedFormOptions<Values>) {
  const alerts = useAlerts();
  type Name = FieldPath<Values>;
  const { defaultValues, check, send } = options;
  const formId = useId();
  const isSubmitting = useRef(false);
  const form = useForm<Values>({
    ...(defaultValues !== undefined && { defaultValues }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: async (submitted) => {
      const failures = await check(submitted);
      if (failures.length === 0) return { values: submitted, errors: {} };
      const errors: Record<string, { type: string; message: string }> = {};
      for (const { field, text } of failures) errors[field] ??= { type: 'check', message: text };
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
  });
  const { formState } = form;
  const values = useWatch({ control: form.control }) as Values;
  const idOf = (name: Name): string => `${formId}-${name}`;
  const errorOf = (name: Name): string | undefined => form.getFieldState(name, formState).error?.message;

  const alertFailure = (message: string) => alerts.show({ message });
  const { tellFailure = alertFailure } = options;
  const refuse = async (...failures: readonly FieldFailure<Name>[]): Promise<void> => {
    const [first] = failures;
    if (first === undefined) return;
    flushSync(() => {
      for (const { field, text } of failures) form.setError(field, { type: 'check', message: text });
    });
    await tellFailure(first.text);
    focusField(idOf(first.field));
  };
  const refuseChecked = (errors: FieldErrors<Values>): void => {
    const fields = Object.keys(errors) as Name[];
    void refuse(...fields.map((field) => ({ field, text: form.getFieldState(field).error?.message ?? '' })));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    try {
      await form.handleSubmit((checked) => send(checked), refuseChecked)(event);
    } finally {
      isSubmitting.current = false;
    }
  };

  /** Returns the props of a text field or select: its name, handlers, id and error. */
  const field = (name: Name, { onChange: notify }: FieldOptions = {}) => {
    const { ref, onChange, onBlur } = form.register(name, { ...(notify !== undefined && { onChange: notify }) });
    return { name, ref, onChange, onBlur, id: idOf(name), error: errorOf(name) };
  };
  return {
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    refuse,
    field,
    requiredField: (name: Name, fieldOptions?: FieldOptions) => ({
      ...field(name, fieldOptions),
      required: true,
    }),
    /** Returns the props of a field that takes a value of its own, such as a phone number. Its place on the page needs the id of `idOf`. */
    valueField: <Field extends Name & keyof Values>(name: Field, { onChange: notify }: FieldOptions = {}) => ({
      value: values[name],
      onChange: (value: Values[Field]) => {
        form.setValue(name, value);
        notify?.();
      },
      error: errorOf(name),
    }),
    idOf,
    clearErrors: form.clearErrors,
    getValues: form.getValues,
    /** What is in the form now. Lacks fields without a default value until they change. */
    values,
    reset: form.reset,
  };
}
