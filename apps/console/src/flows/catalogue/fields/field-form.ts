import type { useFormFields } from '@dining/ui/use-checked-form';

type FormFields = ReturnType<typeof useFormFields<Record<string, unknown>>>;

/** The part of a form that its fields use, so that the same fields work in the forms of all documents. */
export interface FieldForm {
  readonly getTextProps: FormFields['getFieldProps'];
  readonly getId: FormFields['getId'];
  readonly getError: FormFields['getError'];
  readonly getLabel: (path: string) => string;
}
