import { type Language, languageNames, languages } from '@dining/domain/shared/language';
import { FieldGroup } from '@dining/ui/field-group';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';

interface LanguageFieldsProps {
  readonly label: string;
  readonly description?: string;
  readonly required?: boolean;
  /** `lines`: a text of several lines. */
  readonly kind?: 'line' | 'lines';
  /** Returns the props of the field of a language. */
  readonly getField: (language: Language) => {
    readonly name: string;
    readonly id: string;
    readonly error: string | undefined;
    readonly ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void;
    readonly onChange: (event: { readonly target: unknown }) => unknown;
    readonly onBlur: (event: { readonly target: unknown }) => unknown;
  };
}

/** Shows the fields of a text in the four languages, side by side where the window is wide enough. */
export function LanguageFields({ label, description, required = false, kind = 'line', getField }: LanguageFieldsProps) {
  return (
    <FieldGroup label={label} required={required} {...(description !== undefined && { description })}>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {languages.map((language) => {
          const { native, html } = languageNames[language];
          return kind === 'line' ? (
            <TextField {...getField(language)} autoComplete="off" key={language} label={native} lang={html} />
          ) : (
            <TextArea {...getField(language)} key={language} label={native} lang={html} />
          );
        })}
      </div>
    </FieldGroup>
  );
}
