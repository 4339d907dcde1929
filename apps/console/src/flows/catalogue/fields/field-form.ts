import type { useFormFields } from '@dining/ui/use-checked-form';

type FormFields = ReturnType<typeof useFormFields<Record<string, unknown>>>;

/** What a field needs of its form; fields of texts and numbers work in the forms of all documents. */
export interface FieldForm {
  readonly getTextProps: FormFields['getFieldProps'];
  readonly getId: FormFields['getId'];
  readonly getError: FormFields['getError'];
  readonly getLabel: (path: string) => string;
}
